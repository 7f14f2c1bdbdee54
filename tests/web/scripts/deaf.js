/** Nothing is heard of a server any more once it has said this. */
(last) => {
  const Hearing = window.WebSocket;
  window.WebSocket = class extends Hearing {
    #isDeaf = false;
    set onmessage(hear) {
      super.onmessage = hear && ((message) => {
        if (this.#isDeaf) return;
        this.#isDeaf = message.data.includes(last);
        hear(message);
      });
    }
  };
}
