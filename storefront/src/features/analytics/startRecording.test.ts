// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consent } from '../../device/consent.ts';
import { browserCookies } from '../../device/cookies.ts';
import { shopperEvents } from '../../interface/shopperEvents.ts';
import type { PageView } from '../../page/pageRouter.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { type InspectedEvent, startRecording } from './startRecording.ts';

let seen: ((elements: readonly Element[]) => void) | undefined;
class Windows {
  readonly watched: Element[] = [];
  constructor(callback: (entries: object[]) => void) {
    seen = (elements) => callback(elements.map((target) => ({ isIntersecting: true, target })));
  }
  observe(): void {
    // Tests decide what is seen.
  }
  disconnect(): void {
    seen = undefined;
  }
}

const viewOf = (pathname: string, search = '', next?: string): PageView => ({
  location: { pathname, search, hash: '#top', state: null, key: 'default' },
  action: 'PUSH',
  next,
  page: {
    name: 'category',
    criteria: { alias: 'dam' },
    isPersonal: false,
    meta: () => ({ title: 'Dam', description: '' }),
    status: () => 200,
    draw: () => null,
  },
});

let stop: (() => void) | undefined;
let beacons: { market: string; events: { type: string; data: unknown }[] }[];
let pending: Promise<unknown>[];
beforeEach(() => {
  shopperEvents.discard();
  browserCookies.remove('consent');
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', Windows);
  beacons = [];
  pending = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_path: string, body: Blob) => {
      pending.push(
        body.text().then((text) => beacons.push(JSON.parse(text) as (typeof beacons)[0])),
      );
      return true;
    },
  });
  document.body.innerHTML = `<main><ul>${[1, 2, 3, 4, 5]
    .map(
      (id) =>
        `<li data-product="${String(id)}"><a href="/p/${String(id)}">Vara ${String(id)}</a></li>`,
    )
    .join('')}</ul></main>`;
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

const cards = () => [...document.querySelectorAll('[data-product]')];
const sent = async () => {
  await Promise.all(pending);
  return beacons.flatMap(({ events }) => events);
};
const types = async () => (await sent()).map(({ type }) => type);

async function start() {
  const { services: opened } = await openHookShop();
  const calls: string[] = [];
  const services = {
    ...opened,
    searchTransport: async ({ kind, name }: { kind: string; name: string }) => {
      calls.push(`${kind}/${name}`);
      return { status: 204 };
    },
  };
  const listeners = new Set<() => void>();
  let view = viewOf('/c/dam', '?farg=rod');
  const inspected: InspectedEvent[] = [];
  stop = startRecording({
    services,
    router: {
      view: () => view,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    inspect: (event) => inspected.push(event),
  });
  return {
    calls,
    inspected,
    go: (next: PageView) => {
      view = next;
      for (const listener of listeners) listener();
    },
  };
}

const addFavourite = () =>
  shopperEvents.emit('favorite:add', { productId: 1, product: { productId: 1 } });

describe('without consent', () => {
  it('nothing is sent, and nothing is stored', async () => {
    const { calls, inspected } = await start();
    seen?.(cards());
    addFavourite();
    expect(await sent()).toEqual([]);
    expect(calls).toEqual([]);
    expect(localStorage.length).toBe(0);
    expect(inspected.at(-1)?.receivers).toEqual([
      { receiver: 'statistics', isAllowed: false },
      { receiver: 'recommendations', isAllowed: false },
    ]);
  });

  it('to statistics, recommendations are notified, and the reverse', async () => {
    const { calls } = await start();
    consent.decide(['personal']);
    addFavourite();
    expect([await types(), calls]).toEqual([[], ['notifications/add-favorite']]);
    consent.decide(['statistics']);
    addFavourite();
    expect([await types(), calls.length]).toEqual([['favorite:add'], 1]);
  });
});

describe('with consent to statistics', () => {
  beforeEach(() => consent.decide(['statistics']));

  it('a page impression has name, meta, path, hash, query, params, full path and request URL', async () => {
    await start();
    expect(await sent()).toEqual([
      {
        type: 'page:impression',
        timestamp: expect.any(String),
        data: {
          name: 'category',
          meta: { title: 'Dam' },
          path: '/c/dam',
          hash: '#top',
          query: { farg: 'rod' },
          params: { alias: 'dam' },
          fullPath: '/c/dam?farg=rod#top',
          requestUrl: 'https://solvik.example/c/dam?farg=rod#top',
        },
      },
    ]);
    expect(beacons[0]?.market).toBe('se');
  });

  it('each route change is one, unless it repeats the same path or is pending', async () => {
    const { go } = await start();
    go(viewOf('/c/dam', '?farg=bla'));
    go(viewOf('/c/dam', '', '/c/herr'));
    go(viewOf('/c/herr'));
    go(viewOf('/c/dam'));
    const paths = (await sent()).map(({ data }) => (data as { path: string }).path);
    expect(paths).toEqual(['/c/dam', '/c/herr', '/c/dam']);
  });

  it('a page that is not there yet is none', async () => {
    const { go } = await start();
    const { page: _page, ...empty } = viewOf('/c/herr');
    go(empty);
    expect(await types()).toEqual(['page:impression']);
  });

  it('products are seen once per page, with their position in the list', async () => {
    const { go } = await start();
    seen?.(cards().slice(0, 2));
    seen?.(cards().slice(0, 4));
    const batch = (await sent())[1]?.data as { products: object[] };
    expect(batch.products).toEqual(
      [1, 2, 3, 4].map((id) => ({
        productId: id,
        name: `Vara ${String(id)}`,
        position: id,
        list: '/c/dam',
      })),
    );
    go(viewOf('/c/herr'));
    seen?.(cards().slice(0, 4));
    expect(await types()).toEqual([
      'page:impression',
      'product:impression',
      'page:impression',
      'product:impression',
    ]);
  });

  it('following a product is a click on it', async () => {
    await start();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelectorAll<HTMLElement>('[data-product] a')[2]?.click();
    expect((await sent()).at(-1)).toMatchObject({
      type: 'product:click',
      data: { productId: 3, position: 3, list: '/c/dam' },
    });
  });

  it('what is waiting is sent when the page is left', async () => {
    await start();
    seen?.(cards().slice(0, 1));
    expect(await types()).toEqual(['page:impression']);
    window.dispatchEvent(new Event('pagehide'));
    expect(await types()).toEqual(['page:impression', 'product:impression']);
  });

  it('what is waiting is dropped when consent is withdrawn', async () => {
    await start();
    seen?.(cards().slice(0, 1));
    consent.decide([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(await types()).toEqual(['page:impression']);
  });

  it('nothing is recorded after it stopped', async () => {
    const { go } = await start();
    stop?.();
    addFavourite();
    go(viewOf('/c/herr'));
    expect(await types()).toEqual(['page:impression']);
    expect(seen).toBeUndefined();
  });

  it.each([
    ['cart:add', { productId: 1, skuId: 2, quantity: 1 }],
    ['cart:remove', { productId: 1, skuId: 2, quantity: 1 }],
    ['product:detail', { productId: 1, discountPercentage: 0 }],
    ['checkout:impression', { products: [{ productId: 1 }] }],
    ['checkout:email', { hashed: { email: 'b1' } }],
    ['checkout:purchase', { orderId: '1', currency: 'SEK', value: 1, products: [], hashed: {} }],
    ['favorite:add', { productId: 1, product: { productId: 1 } }],
  ] as const)('%s is recorded', async (type, data) => {
    await start();
    shopperEvents.emit(type, data);
    expect(await types()).toEqual(['page:impression', type]);
  });
});

it('is sent by request if the browser takes no beacon', async () => {
  consent.decide(['statistics']);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: () => false });
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  await start();
  expect(fetched).toHaveBeenCalledWith(
    '/api/events',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
});
