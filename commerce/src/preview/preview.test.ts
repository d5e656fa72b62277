import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditorScope, StoredWidget } from '@solvik/content-schema/editing';
import {
  examplePage,
  editorSteps,
  expectKind,
  inAllLanguages,
  menu,
  publisher,
  textWidget,
  writer,
} from '../testing/editorSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
const minute = 60_000;
beforeAll(async () => {
  shop = await testShop();
  const steps = editorSteps(shop);
  const only = (id: string, audience: StoredWidget['audience']) => ({
    ...textWidget(id, id),
    audience,
  });
  const widgets = [
    textWidget('all', 'all'),
    only('students', { customerTypes: ['STUDENT'] }),
    only('members', { membership: 'member' }),
    only('guests', { membership: 'guest' }),
    only('persons', { customerTypes: ['PERSON'] }),
    only('phones', { viewport: 'phone' }),
    { ...textWidget('lucia', 'lucia'), schedule: { from: '2026-12-13T00:00', timeZone: 'market' } },
  ];
  const document = examplePage('host', {
    containers: [
      { id: 'row', name: 'Row', layout: 'full', design: 'default', responsiveMode: '', widgets },
    ],
  });
  await steps.newPage('autumn', document);
  await steps.publish('autumn', 1);
  await steps.write('autumn', {
    ...document,
    title: inAllLanguages('Utkast'),
    alias: inAllLanguages('hosten'),
    tags: ['menu'],
  });
  await steps.newPage('secret', examplePage('hemligt'));
  expectKind(
    await shop.commerce.contentService.save(writer, menu('top-bar'), {
      basedOn: 1,
      document: {
        items: [
          {
            key: 'women',
            label: inAllLanguages('Utkast'),
            target: { type: 'category', key: 'women' },
          },
        ],
      },
    }),
    'saved',
  );
});
afterAll(() => shop.remove());

const enter = async (scope: EditorScope = { kind: 'all' }) =>
  expectKind(
    await shop.commerce.preview.enter(await shop.commerce.preview.invite({ ...publisher, scope })),
    'entered',
  ).token;

interface Area {
  readonly title: string;
  readonly containers: readonly {
    readonly widgets: readonly { readonly name: string; readonly classNames: readonly string[] }[];
  }[];
}

const areaDocument =
  'query($alias: String, $preview: Boolean, $channelId: String, $displaySetting: String) { widgetArea(alias: $alias, preview: $preview, channelId: $channelId, displaySetting: $displaySetting) { title containers { widgets { name classNames } } } }';

async function send<Data>(
  query: string,
  variables: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const response = await shop.commerce.graphql(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return ((await response.json()) as { readonly data: Data }).data;
}

const area = async (variables: object, headers?: Readonly<Record<string, string>>) =>
  (await send<{ widgetArea: Area | null }>(areaDocument, variables, headers)).widgetArea;
const titleOf = async (...given: Parameters<typeof area>) =>
  (await area(...given))?.title ?? 'nothing';
const shownTo = async (token: string, as: string) =>
  (
    await area(
      { alias: 'hosten', preview: true },
      { 'x-preview-session': token, 'x-preview-as': as },
    )
  )?.containers[0]?.widgets
    .map(({ name }) => name)
    .join(' ');

describe('a login', () => {
  it('link opens one session, for an hour', async () => {
    const link = await shop.commerce.preview.invite(writer);
    const { session, token } = expectKind(await shop.commerce.preview.enter(link), 'entered');
    expect(session).toMatchObject({
      editor: writer,
      until: new Date(shop.clock.now + 60 * minute).toISOString(),
    });
    expect(await shop.commerce.preview.enter(link)).toEqual({
      kind: 'refused',
      code: 'token-used',
    });
    expect(await shop.commerce.preview.enter(token)).toEqual({
      kind: 'refused',
      code: 'token-other-use',
    });
    expect(await shop.commerce.preview.find(link)).toEqual({
      kind: 'refused',
      code: 'token-other-use',
    });
    expect(await shop.commerce.preview.find(token)).toMatchObject({
      kind: 'session',
      session: { id: session.id },
    });
    await shop.commerce.preview.end(session);
    expect(await shop.commerce.preview.find(token)).toEqual({
      kind: 'refused',
      code: 'session-ended',
    });
  });

  it('link that has expired is refused as expired, and its spent token is deleted', async () => {
    const link = await shop.commerce.preview.invite(writer);
    expectKind(await shop.commerce.preview.enter(link), 'entered');
    shop.clock.now += 11 * minute;
    await shop.commerce.preview.tend();
    expect(await shop.commerce.preview.enter(link)).toEqual({
      kind: 'refused',
      code: 'token-expired',
    });
    const expired = await shop.commerce.database.handle
      .selectFrom('spentTokens')
      .select('tokenId')
      .where('expiresAt', '<', new Date(shop.clock.now))
      .execute();
    expect(expired).toEqual([]);
  });
});

describe('an editor’s preview', () => {
  it('shows the newest draft, at its new address and its old one; without a session nobody sees it', async () => {
    const token = await enter();
    const session = { 'x-preview-session': token };
    expect(await titleOf({ alias: 'hosten', preview: true }, session)).toBe('Utkast');
    expect(await titleOf({ alias: 'host', preview: true }, session)).toBe('Utkast');
    expect(await titleOf({ alias: 'hemligt', preview: true }, session)).toBe('hemligt');
    expect(
      await titleOf(
        { alias: 'host', preview: true },
        { cookie: `a=b; solvik-preview=${token}; c=d` },
      ),
    ).toBe('Utkast');
    const strangers: readonly Readonly<Record<string, string>>[] = [
      {},
      { 'x-preview-session': 'made-up' },
      { 'x-preview-session': `${token}x` },
      { cookie: `not-solvik-preview=${token}` },
    ];
    for (const headers of strangers) {
      expect([
        await titleOf({ alias: 'host', preview: true }, headers),
        await titleOf({ alias: 'hosten', preview: true }, headers),
        await titleOf({ alias: 'hemligt', preview: true }, headers),
      ]).toEqual(['host', 'nothing', 'nothing']);
    }
    expect(await titleOf({ alias: 'host' }, session)).toBe('host');
  });

  it('is not cached for others, although the flag is in the document and not in the variables', async () => {
    const query =
      'query($alias: String, $really: Boolean = true) { widgetArea(alias: $alias, preview: $really) { title } }';
    const { widgetArea } = await send<{ widgetArea: Area }>(
      query,
      { alias: 'host' },
      { 'x-preview-session': await enter() },
    );
    expect(widgetArea.title).toBe('Utkast');
    expect((await send<{ widgetArea: Area }>(query, { alias: 'host' })).widgetArea.title).toBe(
      'host',
    );
    expect(
      (
        await send<{ widgetArea: Area }>(
          query,
          { alias: 'host' },
          { 'x-preview-session': await enter() },
        )
      ).widgetArea.title,
    ).toBe('Utkast');
  });

  it('is answered with no-store and noindex to a GET request', async () => {
    const query = encodeURIComponent('{ widgetArea(alias: "host", preview: true) { title } }');
    const response = await shop.commerce.graphql(
      new Request(`http://localhost/graphql?query=${query}`, {
        headers: { accept: 'application/json', cookie: `solvik-preview=${await enter()}` },
      }),
    );
    expect([
      await response.json(),
      response.headers.get('cache-control'),
      response.headers.get('x-robots-tag'),
    ]).toEqual([{ data: { widgetArea: { title: 'Utkast' } } }, 'no-store', 'noindex']);
  });

  it.each<[string, EditorScope, string, string]>([
    ['one page', { kind: 'page', key: 'autumn' }, 'Utkast', 'nothing'],
    ['another page', { kind: 'page', key: 'secret' }, 'host', 'hemligt'],
    ['this channel', { kind: 'channel', channel: 'fi' }, 'Utkast', 'hemligt'],
    ['another channel', { kind: 'channel', channel: 'se' }, 'host', 'nothing'],
  ])('is limited to the session’s scope: %s', async (_scope, scope, autumn, secret) => {
    const session = { 'x-preview-session': await enter(scope) };
    expect([
      await titleOf({ alias: 'host', preview: true, channelId: 'fi' }, session),
      await titleOf({ alias: 'hemligt', preview: true, channelId: 'fi' }, session),
    ]).toEqual([autumn, secret]);
  });

  it('includes menus and the list of pages', async () => {
    const lists =
      '{ cmsPages(includeTags: ["menu"]) { title } getMenuAtLocation(menuLocationId: "top-bar") { menuItems { label } } }';
    const seen = async (headers?: Readonly<Record<string, string>>) => {
      const { cmsPages, getMenuAtLocation } = await send<{
        cmsPages: { title: string }[];
        getMenuAtLocation: { menuItems: { label: string }[] } | null;
      }>(lists, {}, headers);
      return [
        cmsPages.map(({ title }) => title),
        getMenuAtLocation?.menuItems.map(({ label }) => label),
      ];
    };
    const published = await seen();
    expect(published[0]).toEqual(['Köpvillkor']);
    expect(await seen({ 'x-preview-session': await enter() })).toEqual([
      ['Köpvillkor', 'Utkast'],
      ['Utkast'],
    ]);
    expect(await seen()).toEqual(published);
  });

  it.each([
    ['', 'all guests persons phones'],
    ['customerType=STUDENT', 'all students guests phones'],
    ['customerType=PERSON&membership=member&viewport=desktop', 'all members persons'],
    ['at=2026-12-12T22:59:00Z', 'all guests persons phones'],
    ['at=2026-12-12T23:01:00Z', 'all guests persons phones lucia'],
    ['customerType=CAT&at=never', 'all guests persons phones'],
  ])('as “%s” shows %s', async (as, expected) =>
    expect(await shownTo(await enter(), as)).toBe(expected),
  );

  it('as another visitor is ignored without a session', async () => {
    const published = await area(
      { alias: 'host', preview: true },
      { 'x-preview-as': 'customerType=STUDENT&membership=member' },
    );
    expect(published?.containers[0]?.widgets.map(({ name }) => name)).toEqual([
      'all',
      'guests',
      'persons',
      'phones',
    ]);
  });

  it('marks widgets for one kind of screen with a class, unless the request names the screen', async () => {
    const phones = async (displaySetting?: string) =>
      (await area({ alias: 'host', displaySetting }))?.containers[0]?.widgets
        .filter(({ name }) => name === 'phones')
        .map(({ classNames }) => classNames);
    expect([await phones(), await phones('mobile'), await phones('desktop')]).toEqual([
      [['only-phone']],
      [[]],
      [],
    ]);
  });
});
