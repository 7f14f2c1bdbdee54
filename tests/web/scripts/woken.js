/** A browser without a service behind it: it is woken at the address and with the keys it is told. */
({ endpoint, keys }) => {
  const given = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => given;
  PushManager.prototype.getSubscription = async () => null;
}
