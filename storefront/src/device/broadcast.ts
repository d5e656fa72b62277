/** Messages between a visitor's tabs (spec section 7, broadcast channels). */
export interface TabMessages {
  /** The cart changed in another tab; ask for it again. */
  readonly 'cart:changed': { readonly cartId: string | undefined };
}

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('ralph_channel');

export function tellTabs<K extends keyof TabMessages>(type: K, data: TabMessages[K]): void {
  channel?.postMessage({ type, data });
}

/** Hears one kind of message from the other tabs; returns how to stop. */
export function hearTabs<K extends keyof TabMessages>(
  type: K,
  listener: (data: TabMessages[K]) => void,
): () => void {
  const hear = (event: MessageEvent<{ readonly type: string; readonly data: TabMessages[K] }>) => {
    if (event.data.type === type) listener(event.data.data);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
