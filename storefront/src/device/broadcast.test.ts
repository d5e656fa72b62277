import { afterAll, expect, it, vi } from 'vitest';

/** Channels as all tabs of a browser share them. */
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
          for (const hear of other.listeners) hear({ data });
    }
    addEventListener(_type: string, listener: (event: object) => void) {
      this.channel.listeners.add(listener);
    }
    removeEventListener(_type: string, listener: (event: object) => void) {
      this.channel.listeners.delete(listener);
    }
  },
);
const here = await import('./broadcast.ts');
vi.resetModules();
const otherTab = await import('./broadcast.ts');
afterAll(() => vi.unstubAllGlobals());

it('tabs talk on ralph_channel, hear what concerns them, and can stop listening', () => {
  expect(open.map(({ name }) => name)).toEqual(['ralph_channel', 'ralph_channel']);
  const heard: unknown[] = [];
  const stop = otherTab.hearTabs('cart:changed', (data) => heard.push(data));
  here.tellTabs('cart:changed', { cartId: 'a' });
  stop();
  here.tellTabs('cart:changed', { cartId: 'b' });
  expect(heard).toEqual([{ cartId: 'a' }]);
});
