/** Pages with markup cached between renders, against the same pages rendered in full. */
import { expect, it } from 'vitest';
import type { DataTransport } from '../data-api/dataTransport.ts';
import { cookieNames } from '../device/cookies.ts';
import { sites } from '@solvik/addresses';
import { demoResponses } from '../testing/demoResponses.ts';
import { storyCart } from '../testing/storyCarts.ts';
import type { StoryResponses } from '../testing/storyResponses.ts';
import { render, type RenderDataApi } from './entryServer.tsx';

const placed = sites
  .slice(0, 2)
  .map((site) => ({ ...site, origin: 'http://shop.test', basename: `/${site.channelId}` }));
type TestSite = (typeof placed)[number];

type Variables = Readonly<Record<string, unknown>>;

/** A back end of all sites. */
type BackEnd = (name: string, variables: Variables) => unknown;

function backEnd(change: (answers: StoryResponses) => StoryResponses): BackEnd {
  // A list exists wherever it is requested.
  const list = { name: 'Kappor', canonicalUrl: null };
  const siteResponses = (site: TestSite) =>
    change({ ...demoResponses(site), listPageInfo: () => ({ listPageInfo: list }) });
  const responses = new Map<unknown, StoryResponses>(
    placed.map((site) => [site.channelId, siteResponses(site)]),
  );
  return (name, variables) =>
    responses.get(variables['channelId'])?.[name]?.(variables) ?? { urlHistory: null };
}

/** Over the network every result is a new object, so that nothing is cached. */
const overNetwork = (respond: BackEnd): RenderDataApi => ({
  url: 'http://shop.test/graphql',
  fetch: async (request) => {
    const { operationName, variables } = (await request.json()) as {
      operationName: string;
      variables: Variables;
    };
    return Response.json({ data: respond(operationName, variables) });
  },
});

/** In the same process the same call returns the very same object. */
function inProcess(respond: BackEnd): RenderDataApi {
  const options = new Map<string, unknown>();
  const transport: DataTransport = async ({ document: { name }, variables }) => {
    const key = `${name} ${JSON.stringify(variables)}`;
    const data = options.get(key) ?? respond(name, variables);
    options.set(key, data);
    return { data };
  };
  return { transport };
}

const fail = (error: unknown) => {
  throw error;
};

async function markup(
  site: TestSite,
  path: string,
  dataApi: RenderDataApi,
  cookies: Readonly<Record<string, string>> = {},
): Promise<string> {
  const url = `${site.origin}${site.basename}${path}`;
  const now = () => new Date('2026-11-21T10:00:00Z');
  const options = { request: new Request(url), site, sites: placed, dataApi, cookies, now };
  const rendered = await render({ ...options, cachesMarkup: true, onFault: fail, onError: fail });
  if (rendered.kind !== 'page') throw new Error('It was redirected.');
  return rendered.html;
}

/** Suspense marks what a browser hydrates; cached markup is not hydrated. */
const withoutMarks = (html: string) => html.replaceAll(/<!--\/?\$-->/g, '');

/** Where a string starts to differ from another; empty if it does not. */
function difference(text: string, from: string): string {
  if (text === from) return '';
  const at = [...from, ''].findIndex((sign, index) => sign !== text[index]);
  return text.slice(Math.max(0, at - 100), at + 100);
}

/** In an order in which each could receive another's cached markup. */
const paths = ['/', '/c/1/kappor', '/c/1', '/p/alma', '/c/1?page=2'];

const menuOf = (...hrefs: readonly string[]) => ({
  title: 'Meny',
  menuItems: hrefs.map((href, order) => ({
    label: href,
    title: href,
    canonicalUrl: href,
    hidden: false,
    order,
  })),
});
const withMenu = (menu: unknown) => (responses: StoryResponses) => ({
  ...responses,
  menu: () => ({ getMenuAtLocation: menu }),
});

it.each<[string, (answers: StoryResponses) => StoryResponses]>([
  ['of the demo’s size', (responses) => responses],
  ['without menus', withMenu(null)],
  ['with a menu containing nested lists', withMenu(menuOf('/c/1', '/c/1/kappor'))],
])(
  'in a shop %s a page is the same with the markup that other pages kept',
  async (_shop, change) => {
    const respond = backEnd(change);
    const dataApi = inProcess(respond);
    for (const site of placed) {
      for (const path of paths) {
        const full = withoutMarks(await markup(site, path, overNetwork(respond)));
        for (const time of ['first', 'second']) {
          const html = withoutMarks(await markup(site, path, dataApi));
          expect(difference(html, full), `${site.channelId} ${path}, the ${time} time`).toBe('');
        }
      }
    }
  },
);

it('the header shows the visitor’s cart count, also after pages cached without one', async () => {
  const [site] = placed;
  if (!site) throw new Error('There is no site.');
  const respond = backEnd((responses) => ({
    ...responses,
    getCart: () => ({ getCart: storyCart(site) }),
  }));
  const dataApi = inProcess(respond);
  await markup(site, '/', dataApi);
  for (const id of [undefined, 'cart-1', undefined]) {
    const cookies: Readonly<Record<string, string>> =
      id === undefined ? {} : { [cookieNames.cart]: id };
    const full = withoutMarks(await markup(site, '/varukorg', overNetwork(respond), cookies));
    expect(
      difference(withoutMarks(await markup(site, '/varukorg', dataApi, cookies)), full),
      `cart ${String(id)}`,
    ).toBe('');
  }
});

it.each(['top-bar', 'main-desktop', 'footer-first', 'footer-second'])(
  'a changed menu %s is shown even if the other menus are unchanged',
  async (location) => {
    const [site] = placed;
    if (!site) throw new Error('There is no site.');
    const before = backEnd((responses) => responses);
    const after: BackEnd = (name, variables) =>
      variables['menuLocationId'] === location
        ? { getMenuAtLocation: menuOf('/om-oss', '/c/9') }
        : before(name, variables);
    const { transport } = inProcess(before) as { readonly transport: DataTransport };
    await markup(site, '/', { transport });
    const changed = inProcess(after) as { readonly transport: DataTransport };
    const dataApi = {
      transport: ((request) =>
        (request.variables['menuLocationId'] === location ? changed : { transport }).transport(
          request,
        )) as DataTransport,
    };
    expect(
      difference(
        withoutMarks(await markup(site, '/', dataApi)),
        withoutMarks(await markup(site, '/', overNetwork(after))),
      ),
    ).toBe('');
  },
);
