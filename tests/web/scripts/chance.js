/** The nonces of this browser are known beforehand; all other random bytes stay random. */
(digits) => {
  const random = crypto.getRandomValues.bind(crypto);
  const nonce = Uint8Array.from(digits.match(/../g), (pair) => Number.parseInt(pair, 16));
  crypto.getRandomValues = (bytes) => {
    if (bytes.byteLength !== nonce.length) return random(bytes);
    bytes.set(nonce);
    return bytes;
  };
}
