import { describe, expect, it } from 'vitest';
import { cookieNames } from '../device/cookies.ts';
import { sites } from '@solvik/addresses';
import { demoResponses } from '../testing/demoResponses.ts';
import { render, type RenderedPage } from './entryServer.tsx';

const [first] = sites;
const se = { ...first, origin: 'http://se.shop.test', basename: '' };

/** As of a Data API that returns more than requested. */
function withMore(response: unknown): unknown {
  if (Array.isArray(response)) return response.map(withMore);
  if (response === null || typeof response !== 'object') return response;
  const fields = Object.entries(response).map(([name, value]) => [name, withMore(value)] as const);
  return { __typename: 'SomeType', more: 'than requested', ...Object.fromEntries(fields) };
}

interface Sent {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A page of a shop of the demo's size. */
async function open(path: string): Promise<RenderedPage> {
  const responses = demoResponses(se);
  const fetch = async (request: Request) => {
    const { operationName, variables } = (await request.json()) as Sent;
    const data = responses[operationName]?.(variables) ?? { urlHistory: null };
    // The cart keeps the shape of its response, for the sums and for changes.
    return Response.json({ data: operationName === 'getCart' ? data : withMore(data) });
  };
  const fail = (error: unknown) => {
    throw error;
  };
  const rendered = await render({
    request: new Request(`${se.origin}${path}`),
    site: se,
    sites: sites.map((site) => ({
      ...site,
      origin: `http://${site.channelId}.shop.test`,
      basename: '',
    })),
    dataApi: { url: 'http://shop.test/graphql', fetch },
    cookies: { [cookieNames.cart]: 'story' },
    now: () => new Date('2026-11-21T10:00:00Z'),
    onFault: fail,
    onError: fail,
  });
  if (rendered.kind !== 'page') throw new Error('It was redirected.');
  return rendered;
}

/** Its state as the document contains it. */
const stateOf = ({ state }: RenderedPage) => JSON.stringify(state);

/** Maximum bytes of the state in a document, uncompressed. */
const budget = 25_000;

const pages = [
  ['home', '/'],
  ['list', '/c/1'],
  ['product', '/p/alma'],
  ['cart', '/varukorg'],
  ['checkout', '/kassan'],
] as const;

describe('the state in a document', () => {
  it.each(pages)('is small: %s', async (_, path) => {
    expect(Buffer.byteLength(stateOf(await open(path)))).toBeLessThanOrEqual(budget);
  });

  it.each(pages)(
    'is the screen’s view model and not the Data API’s response: %s',
    async (_, path) => {
      const state = stateOf(await open(path));
      expect(state).not.toMatch(/__typename|than requested/);
      if (path !== '/varukorg' && path !== '/kassan')
        expect(state).not.toMatch(/canonicalUrl|productImages|unitPrice|menuItems/);
    },
  );

  it('has the bar’s links and a link to the list, and nothing else of the phone’s menu', async () => {
    const page = await open('/c/1');
    expect(page.html).toContain('href="/c/avdelning-0"');
    expect(stateOf(page)).toContain('Herr');
    expect(stateOf(page)).toContain('Avdelning 0');
    expect(stateOf(page)).not.toMatch(/Avdelning [1-9]|Hylla/);
  });

  it('has only what links to other sites need', async () => {
    const { state } = await open('/');
    expect(state.sites.map((site) => Object.keys(site).join(' '))).toEqual(
      Array(sites.length).fill('channelId locale languageId countryName origin basename'),
    );
  });
});
