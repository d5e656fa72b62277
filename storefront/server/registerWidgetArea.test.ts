import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createDataApi } from '../src/data-api/createDataApi.ts';
import { sites as allSites } from '@solvik/addresses';
import { registerWidgetArea } from './registerWidgetArea.ts';

const sites = allSites.map((site) => ({
  ...site,
  origin: `https://${site.channelId}.example`,
  basename: '',
}));
const answers = (site: string, alias?: string) =>
  alias === 'gone'
    ? null
    : {
        id: 1,
        name: `${site} ${String(alias)}`,
        title: null,
        tags: null,
        meta: null,
        containers: [],
      };

async function open({ isDown = false } = {}) {
  const server = Fastify();
  const logged: string[] = [];
  registerWidgetArea(server, {
    sites,
    dataApiOf: (site) =>
      createDataApi({
        site,
        url: 'https://api.example/graphql',
        fetch: async (request) => {
          if (isDown) throw new TypeError('refused');
          const { variables } = (await request.json()) as {
            readonly variables: { readonly alias?: string; readonly channelId: string };
          };
          return Response.json({
            data: { widgetArea: answers(variables.channelId, variables.alias) },
          });
        },
      }),
    log: (_level, message) => void logged.push(message),
  });
  const get = (query: string) => server.inject(`/api/widget-area?${query}`);
  return { get, logged };
}

describe('content for the browser', () => {
  it('is of the named channel, and is cached briefly', async () => {
    const { get } = await open();
    const { statusCode, headers, body } = await get('channel=no&alias=om-oss');
    expect([statusCode, JSON.parse(body), headers['cache-control']]).toEqual([
      200,
      { id: 1, name: 'no om-oss', containers: [] },
      'public, max-age=10',
    ]);
  });

  it('is null if there is none', async () =>
    expect((await (await open()).get('channel=se&alias=gone')).body).toBe('null'));

  it.each([
    '',
    'alias=om-oss',
    'channel=xx&alias=om-oss',
    'channel=se',
    'channel=se&family=Frontpage',
  ])('is refused with a message: “%s”', async (query) => {
    const { statusCode, body } = await (await open()).get(query);
    expect([statusCode, body]).toEqual([400, expect.stringContaining('Give a channel')]);
  });

  it('is a 503 that is not cached and is logged while the Data API is unavailable', async () => {
    const { get, logged } = await open({ isDown: true });
    const { statusCode, headers } = await get('channel=se&alias=om-oss');
    expect([statusCode, headers['cache-control'], logged]).toEqual([
      503,
      'no-store',
      ['Content could not be read'],
    ]);
  });
});
