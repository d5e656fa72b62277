import { describe, expect, it } from 'vitest';
import { sites } from '../features/market/sites.ts';
import { render } from './entryServer.tsx';

const placed = sites.map((site) => ({ ...site, origin: `http://${site.channelId}.shop.test`, basename: '' }));
const se = placed[0] ?? missing();
function missing(): never {
  throw new Error('There is no Swedish front.');
}

/** Renders a page of a shop whose Data API answers as given, by operation; menus are empty unless told. */
async function page(path: string, answers: Readonly<Record<string, () => Response>> = {}) {
  const errors: unknown[] = [];
  const fetch = async (request: Request) => {
    const { operationName } = (await request.json()) as { readonly operationName: string };
    return answers[operationName]?.() ?? Response.json({ data: { getMenuAtLocation: null, widgetArea: null, urlHistory: null, product: null, relatedProducts: [], reviews: null } });
  };
  const rendered = await render({ request: new Request(`${se.origin}${path}`), site: se, sites: placed, dataApi: { url: 'http://shop.test/graphql', fetch }, cookies: {}, now: () => new Date(0), onError: (error) => errors.push(error) });
  if (rendered.kind !== 'page') throw new Error('It led elsewhere.');
  return { ...rendered, errors };
}

const broken = () => new Response('broken', { status: 502 });

describe('a page that cannot be made', () => {
  it('is the generic error page with the query’s status and the shop around it, and is told to the log', async () => {
    const { status, html, head, errors } = await page('/p/alma', { product: broken });
    expect(status).toBe(502);
    expect(html).toContain('Något gick fel');
    expect(html).toContain('<header');
    expect(head).toContain('noindex');
    expect(String(errors[0])).toContain('Response not successful: Received status code 502');
  });

  it('is an error of status 500 when the layout’s menus meet an error without one', async () => {
    const { status, html } = await page('/p/alma', { menu: () => Response.json({ errors: [{ message: 'No.' }] }) });
    expect(status).toBe(500);
    expect(html).toContain('Något gick fel');
  });

  it('is not found where there is no product, in the words of the front', async () => {
    const { status, html, errors } = await page('/p/alma');
    expect(status).toBe(404);
    expect(html).toContain('Sidan kan inte hittas');
    expect(errors).toEqual([]);
  });
});
