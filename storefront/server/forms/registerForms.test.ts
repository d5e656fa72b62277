import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FormOutcome, FormPosting } from '@solvik/commerce';
import { createDataApi } from '../../src/data-api/createDataApi.ts';
import { readConfig } from '../config.ts';
import { locateSites, resolveSite } from '../resolveSite.ts';
import { registerForms } from './registerForms.ts';

const plain = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' };
const scripted = { ...plain, accept: 'application/json' };

let server: FastifyInstance;
let postings: FormPosting[];
let outcome: FormOutcome | Error;
let subscriptions: object[];
const logged: string[] = [];

async function open(env: Readonly<Record<string, string>> = {}) {
  const config = readConfig(env);
  const sites = locateSites(config);
  server = Fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const answerOf = (email: string) =>
    email.includes('@')
      ? { data: { subscribeToNewsletter: true } }
      : {
          errors: [
            { message: 'The e-mail address is not valid.', extensions: { code: 'BAD_USER_INPUT' } },
          ],
        };
  registerForms(server, {
    sites,
    siteOf: (request) => {
      const resolved = resolveSite(config, sites, request);
      return resolved.kind === 'site' ? resolved.site : undefined;
    },
    dataApiOf: (site) =>
      createDataApi({
        site,
        url: 'http://shop.test/graphql',
        fetch: async (request) => {
          const { variables } = (await request.json()) as {
            readonly variables: { readonly email: string };
          };
          subscriptions.push(variables);
          return Response.json(answerOf(variables.email));
        },
      }),
    receiveForm: async (posting) => {
      postings.push(posting);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    log: (_level, message) => logged.push(message),
  });
  await server.ready();
}
const post = (url: string, body: string, headers: Readonly<Record<string, string>> = plain) =>
  server.inject({ method: 'POST', url, payload: body, headers });

beforeEach(async () => {
  postings = [];
  subscriptions = [];
  outcome = { kind: 'received' };
  await open();
});
afterEach(() => server.close());

describe('a form of the content', () => {
  it('reaches the shop with its site, and redirects a plain sender back to the page', async () => {
    const { statusCode, headers } = await post(
      '/forms/4-contact',
      'email=maja%40example.com&_consent=on&_back=%2Fkontakt%3Fa%3D1',
    );
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([
      303,
      '/kontakt?form=4-contact&answer=received#form-4-contact',
      'no-store',
    ]);
    expect(postings).toMatchObject([
      {
        formId: '4-contact',
        channelId: 'se',
        marketId: 'se',
        locale: 'sv',
        values: { email: 'maja@example.com', _consent: 'on' },
      },
    ]);
  });

  it('answers scripts with data', async () => {
    outcome = { kind: 'invalid', problems: [{ name: 'email', code: 'email' }] };
    const { statusCode, json } = await post('/forms/4-contact', 'email=maja', scripted);
    expect([statusCode, json()]).toEqual([400, outcome]);
  });

  it('of another site is answered for that site', async () => {
    await post('/forms/4-contact', '', { ...plain, host: 'fi.localhost:3000' });
    await server.close();
    await open({ MARKET_ROUTING: 'path' });
    await post('/no/nb/forms/4-contact', '');
    expect(postings.map(({ channelId, locale }) => `${channelId} ${locale}`)).toEqual([
      'fi fi',
      'no nb',
    ]);
  });

  it.each([
    ['//evil.example/x', '/'],
    ['https://evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/ä/ö', '/%C3%A4/%C3%B6'],
  ])('from the page %s redirects to %s', async (back, path) => {
    const { headers } = await post(
      '/forms/4-contact',
      new URLSearchParams({ _back: back }).toString(),
    );
    expect(headers['location']).toBe(`${path}?form=4-contact&answer=received#form-4-contact`);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('sent from %s is refused and reaches nobody', async (_from, headers) => {
    expect((await post('/forms/4-contact', '', { ...plain, ...headers })).statusCode).toBe(403);
    expect(
      (await post('/forms/newsletter', 'email=a@b.se', { ...plain, ...headers })).statusCode,
    ).toBe(403);
    expect([postings, subscriptions]).toEqual([[], []]);
  });

  it('that does not exist, or that fails, is answered with a failure', async () => {
    outcome = { kind: 'unknown' };
    expect((await post('/forms/4-contact', '', scripted)).json()).toEqual({ kind: 'failed' });
    outcome = new Error('The database is gone.');
    expect((await post('/forms/4-contact', '', scripted)).json()).toEqual({ kind: 'failed' });
    expect(logged).toContain('A form could not be processed');
  });
});

describe('the newsletter', () => {
  it('subscribes an address with consent, for the site it was left at', async () => {
    expect(
      (await post('/forms/newsletter', 'email=maja%40example.com&tag=front', scripted)).json(),
    ).toEqual({ kind: 'received' });
    expect(subscriptions).toMatchObject([
      {
        email: 'maja@example.com',
        tags: ['front'],
        channelId: 'se',
        marketId: 'se',
        languageId: 'sv-SE',
      },
    ]);
  });

  it('reports an invalid address', async () => {
    expect((await post('/forms/newsletter', 'email=maja&_back=%2F')).headers['location']).toBe(
      '/?form=newsletter&answer=invalid&wrong=email.email#form-newsletter',
    );
  });
});
