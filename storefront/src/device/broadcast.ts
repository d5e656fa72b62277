/** Messages between a visitor's tabs (spec section 7, broadcast channels). */
export interface TabMessages {
  /** The cart changed in another tab and has to be refetched. */
  readonly 'cart:changed': { readonly cartId: string | undefined };
}

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('ralph_channel');

export function broadcast<K extends keyof TabMessages>(type: K, data: TabMessages[K]): void {
  channel?.postMessage({ type, data });
}

/** Calls `listener` with one kind of message from the other tabs; returns how to unsubscribe. */
export function subscribeToTabs<K extends keyof TabMessages>(
  type: K,
  listener: (data: TabMessages[K]) => void,
): () => void {
  const onMessage = (
    event: MessageEvent<{ readonly type: string; readonly data: TabMessages[K] }>,
  ) => {
    if (event.data.type === type) listener(event.data.data);
  };
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
