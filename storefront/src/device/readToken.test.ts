// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createDataApi } from '../data-api/createDataApi.ts';
import { readToken } from './readToken.ts';

const site = { channelId: 'se', marketId: 'se', languageId: 'sv-SE' };
const operation = { name: 'readA', kind: 'query' as const, hash: 'h', text: 'query readA{a}' };

afterEach(() => {
  document.cookie = 'apollo-token=; max-age=0';
});

/** The Authorization header of a call from the browser. */
async function authorization(): Promise<string | null | undefined> {
  let header: string | null | undefined;
  const fetch = async (request: Request) => {
    header = request.headers.get('authorization');
    return Response.json({ data: { a: 1 } });
  };
  const api = createDataApi({ site, url: 'https://shop.example/graphql', token: readToken, fetch });
  await api.send(operation, {});
  return header;
}

it('a call sends the stored token as a bearer if its cookie exists, and none otherwise', async () => {
  expect(await authorization()).toBeNull();
  document.cookie = 'apollo-token=t0ken';
  expect(await authorization()).toBe('Bearer t0ken');
});
