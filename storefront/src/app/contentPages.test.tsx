import { expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import { render } from './entryServer.tsx';

const placed = sites.map((site) => ({ ...site, origin: 'http://shop.test', basename: '' }));

/** Status and head of an address of a shop whose one content page is `om-oss`. */
async function open(path: string): Promise<readonly [number, string]> {
  const [site] = placed;
  if (!site) throw new Error('There is no site to open.');
  const fetch = async (request: Request) => {
    const { variables } = (await request.json()) as {
      readonly variables: { readonly alias?: string };
    };
    const about = { id: 1, name: 'om-oss', title: 'Om oss', tags: [], meta: null, containers: [] };
    const widgetArea = variables.alias === 'om-oss' ? about : null;
    return Response.json({ data: { widgetArea, getMenuAtLocation: null, urlHistory: null } });
  };
  const rendered = await render({
    request: new Request(`http://shop.test${path}`),
    site,
    sites: placed,
    dataApi: { url: 'http://shop.test/graphql', fetch },
    cookies: {},
    now: () => new Date(0),
    onFault: () => undefined,
    onError: () => undefined,
  });
  if (rendered.kind !== 'page') throw new Error(`${path} was redirected.`);
  return [rendered.status, /<title>(.*?)<\/title>/.exec(rendered.head)?.[1] ?? ''];
}

it.each(['/om-oss', '/content/om-oss', '/inspiration/om-oss'])(
  'content is shown at %s',
  async (path) => {
    expect(await open(path)).toEqual([200, expect.stringContaining('Om oss')]);
  },
);

it('content that does not exist is not found', async () => {
  expect(await open('/content/okand')).toEqual([
    404,
    expect.stringContaining('Sidan kan inte hittas'),
  ]);
});
