// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "navigation": { "disableMainFrameNavigation": true } } }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sites } from '@solvik/addresses';
import { createPageRouter } from '../page/createPageRouter.ts';
import type { PageLocation } from '../page/pageRouter.ts';
import { followLinks } from './followLinks.ts';

const [swedish] = sites;
let stop = () => undefined as void;

function open(basename = '', pathname = '/c/dam', entry: Partial<PageLocation> = {}) {
  const initial = {
    location: { pathname, search: '', hash: '', state: null, key: 'a', ...entry },
    action: 'POP' as const,
  };
  const router = createPageRouter({
    initial,
    load: () => new Promise(() => undefined),
    leave: () => undefined,
  });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const prepare = vi.spyOn(router, 'prepare');
  stop = followLinks(document, {
    router,
    site: { ...swedish, origin: 'https://solvik.example', basename },
  });
  const link = (attributes: Readonly<Record<string, string>>) => {
    document.body.innerHTML = '<a><b>Dam</b></a>';
    const anchor = document.querySelector('a');
    for (const [name, value] of Object.entries(attributes)) anchor?.setAttribute(name, value);
    return document.querySelector('b');
  };
  /** Whether the browser follows it itself; in a test it goes nowhere. */
  const press = (element: Element | null, init: MouseEventInit = {}) => {
    let isLeft = false;
    const stay = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stay, { once: true });
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return isLeft;
  };
  return { navigate, prepare, link, press };
}

beforeEach(() => vi.restoreAllMocks());
afterEach(() => stop());

describe('a link', () => {
  it.each([
    ['to a page of the site', '', '/c/herr?page=2#top', '/c/herr?page=2#top'],
    ['with the market’s prefix', '/no/nb', '/no/nb/kassen', '/kassen'],
    ['to the home page behind a prefix', '/no/nb', '/no/nb', '/'],
    ['to a query of the home page behind a prefix', '/no/nb', '/no/nb?a=1', '/?a=1'],
    ['to a page whose address starts like a file’s', '', '/mediaplan', '/mediaplan'],
  ])('%s is followed within the document', (_case, basename, href, to) => {
    const { navigate, link, press } = open(basename);
    expect(press(link({ href }))).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      to,
      expect.objectContaining({ viewTransition: true, replace: false }),
    );
  });

  it('to the current page replaces its history entry', () => {
    const { navigate, link, press } = open();
    press(link({ href: '/c/dam' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      '/c/dam',
      expect.objectContaining({ replace: true }),
    );
  });

  it('takes the entry of a panel that links replace', () => {
    const state = { isReplacedByLinks: true };
    const { navigate, link, press } = open('', '/c/dam', { hash: '#cart', state });
    press(link({ href: '/kassan' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      '/kassan',
      expect.objectContaining({ replace: true }),
    );
  });

  it.each([
    ['/c/dam', '/c/herr', false],
    ['/mina-sidor', '/mina-sidor/ordrar', true],
  ])('from %s to %s keeps the scroll position: %s', (from, to, preventScrollReset) => {
    const { navigate, link, press } = open('', from);
    press(link({ href: to }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      to,
      expect.objectContaining({ preventScrollReset }),
    );
  });

  it.each([
    ['of another site', { href: 'https://elsewhere.example/' }],
    ['without a scheme', { href: '//elsewhere.example/' }],
    ['within the page', { href: '#main' }],
    ['in a new tab', { href: '/villkor', target: '_blank' }],
    ['to a file', { href: '/images/a.webp' }],
    ['to a file of the library', { href: '/media/a.pdf' }],
    ['to a payment', { href: '/payments/sandbox/1?back=%2Fkassan' }],
    ['to the Data API', { href: '/graphql?query={channel{id}}' }],
    ['to a server endpoint', { href: '/api/widget-area' }],
    ['to the sitemap', { href: '/sitemap.xml' }],
    ['that downloads', { href: '/villkor', download: '' }],
    ['without an address', {}],
  ])('%s is left to the browser', (_case, attributes) => {
    const { navigate, prepare, link, press } = open();
    const element = link(attributes);
    expect(press(element)).toBe(true);
    element?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect([navigate.mock.calls, prepare.mock.calls]).toEqual([[], []]);
  });

  it('to another site is left to the browser', () => {
    const { navigate, link, press } = open('/no/nb');
    expect([
      press(link({ href: '/dk/da/kassen' })),
      press(link({ href: '/no/nbx' })),
      navigate.mock.calls.length,
    ]).toEqual([true, true, 0]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'clicked for another tab is left to the browser: %o',
    (init) => {
      const { navigate, link, press } = open();
      expect([press(link({ href: '/c/herr' }), init), navigate.mock.calls.length]).toEqual([
        true,
        0,
      ]);
    },
  );

  it('already handled elsewhere is not followed', () => {
    const { navigate, link, press } = open();
    const element = link({ href: '/c/herr' });
    element?.addEventListener('click', (event) => event.preventDefault());
    press(element);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(['pointerover', 'touchstart', 'focusin'])(
    'preloads its target once it is likely to be followed (%s)',
    (type) => {
      const { prepare, link } = open();
      link({ href: '/c/herr' })?.dispatchEvent(new Event(type, { bubbles: true }));
      expect(prepare).toHaveBeenCalledOnce();
    },
  );
});

describe('ahead of a link that is likely to be followed', () => {
  it.each([
    ['the router is loaded', { effectiveType: '4g' }, 1],
    ['nothing is loaded on 2g', { effectiveType: '2g' }, 0],
    ['nothing is loaded where data is saved', { effectiveType: '4g', saveData: true }, 0],
  ])('%s', (_what, connection, times) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    const { prepare, link } = open();
    link({ href: '/c/herr' })?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(prepare).toHaveBeenCalledTimes(times);
    Reflect.deleteProperty(navigator, 'connection');
  });
});
