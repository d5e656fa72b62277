import { describe, expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import { storyCart } from '../testing/storyCarts.ts';
import { storyProduct } from '../testing/storyGoods.ts';
import { render } from './entryServer.tsx';

const placed = sites.map((site) => ({
  ...site,
  origin: `http://${site.channelId}.shop.test`,
  basename: '',
}));
const se = placed[0] ?? missing();
function missing(): never {
  throw new Error('There is no Swedish site.');
}

/**
 * Renders a page of a shop whose Data API responds as given, by operation; menus are empty by
 * default.
 */
async function page(path: string, responses: Readonly<Record<string, () => Response>> = {}) {
  const errors: unknown[] = [];
  const fetch = async (request: Request) => {
    const { operationName } = (await request.json()) as { readonly operationName: string };
    return (
      responses[operationName]?.() ??
      Response.json({
        data: {
          getMenuAtLocation: null,
          widgetArea: null,
          urlHistory: null,
          product: null,
          relatedProducts: [],
          reviews: null,
        },
      })
    );
  };
  const rendered = await render({
    request: new Request(`${se.origin}${path}`),
    site: se,
    sites: placed,
    dataApi: { url: 'http://shop.test/graphql', fetch },
    cookies: {},
    now: () => new Date(0),
    onFault: (error) => {
      throw error;
    },
    onError: (error) => errors.push(error),
  });
  if (rendered.kind !== 'page') throw new Error('It was redirected.');
  return { ...rendered, errors };
}

const listAnswers = {
  products: () => Response.json({ data: { products: { count: 0, products: [], filters: null } } }),
  listPageInfo: () =>
    Response.json({ data: { listPageInfo: { name: 'Dam', canonicalUrl: '/c/dam' } } }),
};

const broken = () => new Response('broken', { status: 502 });

it.each(['/', '/märken', '/varukorg', '/om-oss'])(
  '%s shows menus, and is rendered again when they change',
  async (path) => {
    expect(
      (
        await page(path, {
          widgetArea: () =>
            Response.json({
              data: {
                widgetArea: { id: 1, name: 'a', title: 'A', tags: [], meta: null, containers: [] },
              },
            }),
        })
      ).cacheTags,
    ).toContain('menus');
  },
);

it('a product’s page is rendered again when the content below it changes', async () => {
  const { cacheTags } = await page('/p/alma', {
    product: () =>
      Response.json({
        data: { product: { ...storyProduct(se, [['38', 9]]), canonicalUrl: '/p/alma' } },
      }),
  });
  expect(cacheTags).toContain('content');
});

it('forty pages leave no timer behind', async () => {
  const timers = () =>
    process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  await page('/c/dam');
  const before = timers();
  for (let number = 1; number <= 20; number += 1) {
    await page(`/c/dam?price-from=${String(number)}`, listAnswers);
    await page(`/p/alma-${String(number)}`, {
      product: () =>
        Response.json({
          data: { product: { ...storyProduct(se, [['38', 9]]), alias: `alma-${String(number)}` } },
        }),
    });
  }
  // The test runner may have set one or two meanwhile.
  expect(timers() - before).toBeLessThan(10);
});

describe('a page that cannot be rendered', () => {
  it('is the generic error page with the query’s status and the shop around it, and is logged', async () => {
    const { status, html, head, errors } = await page('/p/alma', { product: broken });
    expect(status).toBe(502);
    expect(html).toContain('Något gick fel');
    expect(html).toContain('<header');
    expect(head).toContain('noindex');
    expect(String(errors[0])).toContain('Response not successful: Received status code 502');
  });

  it('is a 500 if the layout’s menus fail without a status', async () => {
    const { status, html } = await page('/p/alma', {
      menu: () => Response.json({ errors: [{ message: 'No.' }] }),
    });
    expect(status).toBe(500);
    expect(html).toContain('Något gick fel');
  });

  it('is not found if there is no product, in the site’s language', async () => {
    const { status, html, errors } = await page('/p/alma');
    expect(status).toBe(404);
    expect(html).toContain('Sidan kan inte hittas');
    expect(errors).toEqual([]);
  });
});

/** A plain form sent by a visitor with a cart, to a shop that accepts only the code HEJ. */
async function send(
  path: string,
  fields: Readonly<Record<string, string>>,
  cookies: Readonly<Record<string, string>> = { 'ralph-cart': 'story' },
) {
  const fetch = async (request: Request) => {
    const { operationName, variables } = (await request.json()) as {
      readonly operationName: string;
      readonly variables: { readonly promoCode?: string };
    };
    if (operationName === 'setCartPromoCode' && variables.promoCode !== 'HEJ')
      return Response.json({
        errors: [{ message: 'Expired.', extensions: { code: 'PromoCodeExpired' } }],
      });
    return Response.json({
      data: { getMenuAtLocation: null, getCart: storyCart(se), setCartPromoCode: storyCart(se) },
    });
  };
  const posted = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
  const errors: unknown[] = [];
  const rendered = await render({
    request: new Request(`${se.origin}${path}`, fields['get'] === undefined ? posted : {}),
    site: se,
    sites: placed,
    dataApi: { url: 'http://shop.test/graphql', fetch },
    cookies,
    now: () => new Date(0),
    onFault: (error) => {
      throw error;
    },
    onError: (error) => errors.push(error),
  });
  return {
    answer:
      rendered.kind === 'page'
        ? rendered
        : [rendered.response.status, rendered.response.headers.get('location')],
    errors,
  };
}

describe('a form sent without scripts', () => {
  it('in the checkout shows the checkout again with its errors', async () => {
    const { answer, errors } = await send('/kassan', { email: 'astrid@example.se' });
    expect(answer).toMatchObject({
      kind: 'page',
      status: 200,
      html: expect.stringContaining('Kassan behöver JavaScript.'),
    });
    expect(errors).toEqual([]);
  });

  it.each([
    ['HEJ', '/varukorg'],
    ['  HEJ ', '/varukorg'],
    ['GAMMAL', '/varukorg?code=codeExpired'],
    ['', '/varukorg?code=codeEmpty'],
  ])('with the code “%s” redirects to %s', async (promoCode, location) =>
    expect((await send('/varukorg', { promoCode })).answer).toEqual([303, location]),
  );

  it('with a code but no cart redirects to the empty cart', async () =>
    expect((await send('/varukorg', { promoCode: 'HEJ' }, {})).answer).toEqual([303, '/varukorg']));

  it.each([
    ['code=codeExpired', 'Koden har gått ut.'],
    ['code=codeEmpty', 'Skriv koden först'],
  ])('and refused is reported on the cart page (%s)', async (query, message) => {
    expect((await send(`/varukorg?${query}`, { get: '' })).answer).toMatchObject({
      status: 200,
      html: expect.stringContaining(message),
    });
  });

  it('shows no message made up in an address', async () => {
    const { answer } = await send('/varukorg?code=title%3Cscript%3E', { get: '' });
    expect(answer).toMatchObject({ status: 200, html: expect.not.stringContaining('title&lt;') });
  });
});
