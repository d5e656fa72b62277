import { afterAll, expect, it, vi } from 'vitest';

/** Channels shared by all tabs of a browser. */
const open: { readonly name: string; readonly listeners: Set<(event: object) => void> }[] = [];
vi.stubGlobal(
  'BroadcastChannel',
  class {
    readonly channel: (typeof open)[number];
    constructor(name: string) {
      this.channel = { name, listeners: new Set() };
      open.push(this.channel);
    }
    postMessage(data: unknown) {
      for (const other of open)
        if (other !== this.channel && other.name === this.channel.name)
          for (const listener of other.listeners) listener({ data });
    }
    addEventListener(_type: string, listener: (event: object) => void) {
      this.channel.listeners.add(listener);
    }
    removeEventListener(_type: string, listener: (event: object) => void) {
      this.channel.listeners.delete(listener);
    }
  },
);
vi.resetModules();
const here = await import('./broadcast.ts');
vi.resetModules();
const otherTab = await import('./broadcast.ts');
afterAll(() => vi.unstubAllGlobals());

it('tabs broadcast on ralph_channel, receive what they subscribe to, and can unsubscribe', () => {
  expect(open.map(({ name }) => name)).toEqual(['ralph_channel', 'ralph_channel']);
  const received: unknown[] = [];
  const stop = otherTab.subscribeToTabs('cart:changed', (data) => received.push(data));
  here.broadcast('cart:changed', { cartId: 'a' });
  stop();
  here.broadcast('cart:changed', { cartId: 'b' });
  expect(received).toEqual([{ cartId: 'a' }]);
});
