/** Passkeys, where the browser has them and the server a name with TLS. */
import { ask } from '../server/api';
import type { DeviceLink, PasskeyShown } from '../wire/bodies.gen';
import type { PasskeyAnswer } from '../wire/questions.gen';

/** Digits and colons: an address, which no passkey takes for a name. */
const ADDRESS = /^[\d.]+$|:/;

export function canUsePasskeys(here: Location = location): boolean {
  const isNamed = !ADDRESS.test(here.hostname);
  return (
    isNamed &&
    globalThis.isSecureContext &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

export function listPasskeys(): Promise<PasskeyShown[]> {
  return ask('GET', '/api/me/passkeys');
}

/** A new passkey on this device; null if somebody has thought better of it. */
export async function makePasskey(): Promise<true | null> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await unlessWaved(navigator.credentials.create({ publicKey }));
  if (credential === null) return null;
  await ask<null, PasskeyAnswer>('POST', '/api/me/passkeys', { credential });
  return true;
}

export function removePasskey(id: string): Promise<unknown> {
  return ask('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`);
}

/** The code of a link to be whose passkey it is; null if somebody has thought better of it. */
export async function linkByPasskey(): Promise<string | null> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await unlessWaved(navigator.credentials.get({ publicKey }));
  return credential === null
    ? null
    : (await ask<DeviceLink, PasskeyAnswer>('POST', '/api/passkey', { credential })).code;
}

/** What the browser got from a device, as it is sent; null where it was waved away. */
async function unlessWaved(asked: Promise<Credential | null>): Promise<PasskeyAnswer['credential'] | null> {
  try {
    const found = await asked;
    return found instanceof PublicKeyCredential ? { ...found.toJSON() } : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
