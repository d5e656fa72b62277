import { sites } from '@solvik/addresses';
import { describe, expect, it } from 'vitest';
import { storyCards } from '../testing/storyGoods.ts';
import { render } from './entryServer.tsx';

const placed = sites.map((site) => ({ ...site, origin: 'http://shop.test', basename: '' }));
const [se] = placed;
if (!se) throw new Error('There is no site to open.');

const entry = (label: string, canonicalUrl: string, order: number) => ({
  label,
  title: null,
  canonicalUrl,
  hidden: false,
  order,
});
const menu = {
  title: 'Meny',
  menuItems: [
    entry('Nyheter', '/nyheter', 0),
    ...['Dam', 'Herr', 'Skor', 'Väskor', 'Barn'].map((label, at) =>
      entry(label, `/c/${label.toLowerCase()}`, at + 1),
    ),
  ],
};
/** The picture of what sells best in each category; the shoes have none. */
const pictures: Readonly<Record<string, string>> = {
  dam: 'coat-front',
  herr: 'shirt',
  väskor: 'dress',
};
const [card] = storyCards(se);
const bestSellers = (alias: unknown) => {
  const picture = pictures[String(alias)];
  return card && picture !== undefined
    ? [{ ...card, alias: picture, productImages: [{ fileName: `${picture}.webp` }] }]
    : [];
};

/** An address without a page, of a shop whose main menu has five categories. */
async function open(
  path: string,
  answer: (name: string) => Response | undefined = () => undefined,
) {
  if (!se) throw new Error('There is no site to open.');
  const [faults, errors]: [unknown[], unknown[]] = [[], []];
  const fetch = async (request: Request) => {
    const { operationName, variables } = (await request.json()) as {
      readonly operationName: string;
      readonly variables: Readonly<Record<string, unknown>>;
    };
    const getMenuAtLocation = variables['menuLocationId'] === 'main-desktop' ? menu : null;
    const products = { products: bestSellers(variables['categoryAlias']) };
    return (
      answer(operationName) ??
      Response.json({ data: { getMenuAtLocation, products, product: null, urlHistory: null } })
    );
  };
  const rendered = await render({
    request: new Request(`http://shop.test${path}`),
    site: se,
    sites: placed,
    dataApi: { url: 'http://shop.test/graphql', fetch },
    cookies: {},
    now: () => new Date(0),
    onFault: (fault) => faults.push(fault),
    onError: (error) => errors.push(error),
  });
  if (rendered.kind !== 'page') throw new Error('It was redirected.');
  const main = rendered.html.slice(rendered.html.indexOf('<main'));
  return { ...rendered, main, faults, errors };
}

const region = (main: string) =>
  /<section[^>]*aria-label="Avdelningar".*?<\/section>/.exec(main)?.[0];
const linksIn = (html = '') =>
  [...html.matchAll(/<a [^>]*href="([^"]*)".*?<\/a>/g)].map(([link, href]) => [
    href,
    /[\w-]+(?=\.webp)/.exec(link)?.[0],
  ]);

describe.each([
  ['no page has', '/finns-inte'],
  ['only errors have', '/404'],
  ['no product has', '/p/finns-inte'],
])('an address that %s', (_, path) => {
  it('is not found, which is no failure, and is kept from search engines', async () => {
    const { status, head, state, faults, errors } = await open(path);
    expect([status, state.error]).toEqual([404, { status: 404 }]);
    expect(head).toContain('<title>Sidan kan inte hittas');
    expect(head).toContain('noindex');
    expect([...faults, ...errors]).toEqual([]);
  });

  it('has a search, and leads to the start and to four categories by what sells best', async () => {
    const { main } = await open(path);
    expect(main).toMatch(/<h1[^>]*>Sidan har tagit kappan och gått<\/h1>/);
    expect(main).toMatch(/<form[^>]*action="\/s"/);
    expect(main).toMatch(/<a [^>]*href="\/"[^>]*>Till startsidan/);
    expect(linksIn(region(main))).toEqual([
      ['/c/dam', 'coat-front'],
      ['/c/herr', 'shirt'],
      ['/c/skor', undefined],
      ['/c/väskor', 'dress'],
    ]);
  });
});

it.each([
  ['/c/dam?page=99', '/c/dam'],
  ['/c/dam?sort=PRICE&page=99', '/c/dam?sort=PRICE'],
])('a list that ends before %s leads to its beginning', async (path, beginning) => {
  const { status, main } = await open(path);
  expect(status).toBe(404);
  expect(main).toContain('Listan är kortare än så.');
  expect(main).toMatch(/<a [^>]*href="([^"]*)"[^>]*>Till listans början/);
  expect(/<a [^>]*href="([^"]*)"[^>]*>Till listans början/.exec(main)?.[1]).toBe(
    beginning.replace('&', '&amp;'),
  );
  expect(main).not.toContain('Till startsidan');
});

it('an address without a page is whole without the pictures', async () => {
  const { status, main } = await open('/finns-inte', (name) =>
    name === 'productRow' ? new Response('broken', { status: 502 }) : undefined,
  );
  expect(status).toBe(404);
  expect(linksIn(region(main)).map(([, picture]) => picture)).toEqual(Array(4).fill(undefined));
});

it('an address without a page has the status of the menus, and no menus, if these fail', async () => {
  const { status, state, html } = await open('/finns-inte', (name) =>
    name === 'menu' ? new Response('broken', { status: 503 }) : undefined,
  );
  expect([status, state.error]).toEqual([503, { status: 503, isLayoutError: true }]);
  expect(html).toContain('Något gick fel');
});
