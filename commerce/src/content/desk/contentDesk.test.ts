import type { Editor } from '@solvik/content-schema/editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPage,
  deskSteps,
  expectKind,
  inFour,
  menu,
  page,
  publisher,
  sessionOf,
  textWidget,
  writer,
} from '../../testing/deskSteps.ts';
import { sampleCatalogue } from '../../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let desk: TestShop['commerce']['desk'];
let steps: ReturnType<typeof deskSteps>;
const told: string[] = [];
beforeAll(async () => {
  shop = await testShop();
  ({ desk } = shop.commerce);
  steps = deskSteps(shop);
  shop.commerce.events.subscribe(({ tags }) => told.push(...tags));
});
afterAll(() => shop.remove());

describe('what was there before', () => {
  it('stands at the desk as its first revision, published; a menu that nobody made is an empty draft', async () => {
    const { pages, menus } = await desk.list(writer);
    expect(
      pages.map(
        ({ key, state, latest }) => `${key} ${state} ${String(latest.number)} ${latest.author}`,
      ),
    ).toEqual([
      'terms published 1 catalogue',
      'front published 1 catalogue',
      'dress-top published 1 catalogue',
    ]);
    expect(menus.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'main-desktop published',
      'main-mobile draft',
      'top-bar draft',
      'footer-first published',
      'footer-second draft',
      'info-pages draft',
    ]);
    expect(
      expectKind(await desk.read(writer, page('dress-top')), 'found').revision.document,
    ).toEqual({
      name: 'Dress top',
      title: inFour('Dresses'),
      family: 'Productlist',
      areaName: 'The top part of the product list',
      filters: [{ key: 'Category', value: 'dresses' }],
      tags: [],
      containers: [],
    });
  });

  it('is taken up again when it is brought anew, on top of a draft that is kept; what editors have published is left alone', async () => {
    await steps.write('front', {
      ...aPage('front'),
      family: 'Frontpage',
      areaName: 'The front page area',
    });
    const [terms, front, ...others] = sampleCatalogue.pages;
    if (!terms || !front) throw new Error('The sample has pages.');
    await steps.newPage('ours');
    await steps.publish('ours', 1);
    await shop.commerce.writeCatalogue({
      ...sampleCatalogue,
      products: [],
      pages: [
        terms,
        { ...front, name: 'Front, brought anew' },
        { ...terms, key: 'ours', name: 'Theirs' },
        ...others,
      ],
    });
    expect(await steps.summaryOf('front')).toMatchObject({
      name: 'Front, brought anew',
      latest: { number: 3, author: 'catalogue' },
      published: { revision: 3 },
    });
    expect(
      expectKind(await desk.history(writer, page('front')), 'history').revisions.map(
        ({ number, author }) => `${String(number)} ${author}`,
      ),
    ).toEqual(['3 catalogue', '2 Ida', '1 catalogue']);
    expect(await steps.summaryOf('ours')).toMatchObject({
      name: 'ours',
      latest: { number: 1, author: 'Ida' },
    });
  });
});

describe('saving', () => {
  it('adds a draft that shoppers do not see, with its note, and tells the others', async () => {
    told.length = 0;
    const before = await steps.titleIn('kopvillkor');
    const saved = expectKind(
      await desk.save(writer, page('terms'), {
        basedOn: 1,
        document: aPage('kopvillkor', { title: inFour('Nya villkor') }),
        note: '  For the winter  ',
      }),
      'saved',
    );
    expect(saved.revision).toMatchObject({ number: 2, author: 'Ida', note: 'For the winter' });
    expect(saved.summary.state).toBe('changed');
    expect(await steps.titleIn('kopvillkor')).toBe(before);
    expect(told).toEqual(['desk:changed:page:terms']);
  });

  it('on top of another’s work overwrites nothing, and shows whose it is', async () => {
    const answer = expectKind(
      await desk.save(publisher, page('terms'), {
        basedOn: 1,
        document: aPage('kopvillkor', { title: inFour('Andra villkor') }),
      }),
      'conflict',
    );
    expect(answer.newest).toMatchObject({
      number: 2,
      author: 'Ida',
      document: { title: inFour('Nya villkor') },
    });
    expect((await steps.summaryOf('terms')).latest.number).toBe(2);
  });

  it('the same again is one revision, as when an answer was lost on its way', async () => {
    const again = expectKind(
      await desk.save(writer, page('terms'), {
        basedOn: 1,
        document: aPage('kopvillkor', { title: inFour('Nya villkor') }),
      }),
      'saved',
    );
    expect(again.revision.number).toBe(2);
  });

  it('keeps a draft with errors and says which; one of which a part cannot be kept is refused whole', async () => {
    await steps.newPage('errors');
    const saved = expectKind(
      await desk.save(writer, page('errors'), {
        basedOn: 1,
        document: aPage('errors', { title: { sv: 'x' }, alias: { sv: 'Not An Alias' } }),
      }),
      'saved',
    );
    expect(
      saved.findings
        .filter(({ level }) => level === 'error')
        .map(({ path, code }) => `${path} ${code}`),
    ).toContain('alias.sv bad-alias');
    const widget = { ...textWidget('a', 'A'), name: '' };
    const document = aPage('errors', {
      containers: [
        {
          id: 'row',
          name: 'Row',
          layout: 'full',
          design: 'default',
          responsiveMode: '',
          widgets: [widget],
        },
      ],
    });
    expect(await desk.save(writer, page('errors'), { basedOn: 2, document })).toMatchObject({
      kind: 'refused',
      code: 'unreadable',
      findings: [{ path: 'containers[0].widgets[0].name', code: 'required' }],
    });
    expect((await steps.summaryOf('errors')).latest.number).toBe(2);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['half of a character', aPage('x', { title: inFour('\uD800') })],
    ['a zero character', aPage('x', { title: inFour('a\u0000b') })],
    ['a key no database keeps', { ...aPage('x'), ['\u0000']: 1 }],
  ])('%s is refused', async (_what, document) =>
    expect(await desk.save(writer, page('errors'), { basedOn: 2, document })).toMatchObject({
      kind: 'refused',
      code: 'unreadable',
    }),
  );

  it('what nests without end is refused, not walked until the stack is empty', async () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const widget = { ...textWidget('a', 'A'), fields: { deep } };
    const document = aPage('errors', {
      containers: [
        {
          id: 'row',
          name: 'Row',
          layout: 'full',
          design: 'default',
          responsiveMode: '',
          widgets: [widget],
        },
      ],
    });
    expect(await desk.save(writer, page('errors'), { basedOn: 2, document })).toMatchObject({
      kind: 'refused',
      code: 'unreadable',
    });
  });

  it('a megabyte of text is told to be too long, field by field', async () => {
    const document = aPage('errors', { title: inFour('x'.repeat(250_000)) });
    expect(await desk.save(writer, page('errors'), { basedOn: 2, document })).toMatchObject({
      kind: 'refused',
      code: 'unreadable',
      findings: expect.arrayContaining([
        expect.objectContaining({
          path: 'title.fi',
          code: 'too-long',
          values: { max: 120, length: 250_000 },
        }),
      ]),
    });
  });

  it('what does not exist is unknown', async () => {
    expect(
      await desk.save(writer, page('nobody'), { basedOn: 1, document: aPage('nobody') }),
    ).toEqual({ kind: 'refused', code: 'unknown' });
    expect(await desk.read(writer, page('terms'), 99)).toEqual({
      kind: 'refused',
      code: 'no-such-revision',
    });
    expect(await desk.history(writer, menu('the-moon'))).toEqual({
      kind: 'refused',
      code: 'unknown',
    });
  });
});

describe('what is being written', () => {
  it('is checked against the shop as if it were saved, and nothing is kept', async () => {
    const before = (await steps.summaryOf('terms')).latest.number;
    const document = aPage('kopvillkor', {
      alias: { ...inFour('kopvillkor'), fi: 'dresses/of/silk' },
      containers: [
        {
          id: 'row',
          name: 'Row',
          layout: 'full',
          design: 'default',
          responsiveMode: '',
          widgets: [
            {
              id: 'quick',
              type: 'buttons',
              version: 1,
              name: 'Buttons',
              size: 'full',
              fields: {
                buttons: [
                  {
                    link: Object.fromEntries(
                      Object.keys(inFour('')).map((language) => [
                        language,
                        { label: 'Till månen', href: '/c/moonsuits' },
                      ]),
                    ),
                  },
                ],
              },
            },
          ],
        },
      ],
    });
    const checked = expectKind(await desk.check(writer, page('terms'), { document }), 'checked');
    const codes = checked.findings.map(({ code }) => code);
    expect(codes).toContain('bad-alias');
    expect(codes).toContain('unknown-link');
    expect((await steps.summaryOf('terms')).latest.number).toBe(before);
  });

  it('is told as far as it can be read, and of nobody’s page nothing', async () => {
    expect(
      expectKind(await desk.check(writer, page('terms'), { document: [] }), 'checked').findings,
    ).toMatchObject([{ level: 'error', code: 'not-object' }]);
    expect(await desk.check(writer, page('nobody'), { document: aPage('nobody') })).toEqual({
      kind: 'refused',
      code: 'unknown',
    });
    expect(
      await desk.check({ ...writer, scope: { kind: 'page', key: 'front' } }, page('terms'), {
        document: aPage('x'),
      }),
    ).toEqual({ kind: 'refused', code: 'scope' });
  });

  it('can lead to shelves, brands, published pages and the shop’s own screens, each by its names and addresses', async () => {
    const { targets } = await desk.targets();
    const shown = targets.map(
      ({ kind, key, name, within, path }) =>
        `${kind} ${key}: ${[within?.sv, name.sv, path.sv, path.fi].filter(Boolean).join(' ')}`,
    );
    expect(shown).toContain('category dresses: Dam Klänningar /c/dam/klanningar /c/naiset/mekot');
    expect(shown).toContain('route newProducts: /nyheter /uutuudet');
    expect(targets.some(({ kind, key }) => kind === 'page' && key === 'terms')).toBe(true);
    expect(targets.some(({ kind, key }) => kind === 'page' && key === 'front')).toBe(false);
    expect(targets.filter(({ kind }) => kind === 'product').map(({ path }) => path.sv)).toEqual([
      expect.stringMatching(/^\/p\/.+/),
    ]);
    // Whatever is offered, a menu may lead to.
    const items = targets
      .filter(({ kind }) => kind !== 'campaign' && kind !== 'product')
      .map(({ kind, key }) => ({
        key: `${kind}-${key}`,
        label: inFour(key),
        target: kind === 'route' ? { type: 'route', route: key } : { type: kind, key },
      }));
    expect(
      expectKind(
        await desk.check(writer, menu('info-pages'), { document: { items: items.slice(0, 40) } }),
        'checked',
      ).findings,
    ).toEqual([]);
  });
});

describe('a menu', () => {
  const item = (key: string, target: object) => ({ key, label: inFour(key), target });
  const names = async () =>
    (
      await shop.ask<{ getMenuAtLocation: { menuItems: { label: string }[] } }>(
        '{ getMenuAtLocation(menuLocationId: "top-bar") { menuItems { label } } }',
      )
    ).getMenuAtLocation.menuItems.map(({ label }) => label);

  it('is edited and published like a page, on every page’s caches', async () => {
    const items = [
      item('dresses', { type: 'category', key: 'dresses' }),
      item('brand', { type: 'brand', key: 'berg' }),
      item('terms', { type: 'page', key: 'terms' }),
      item('news', { type: 'route', route: 'newProducts' }),
      item('sale', { type: 'route', route: '/c/dam?x=1' }),
      item('dress', { type: 'route', route: '/p/dam/klanningar/sommar-rod' }),
      item('list', { type: 'route', route: '/l/klanningar' }),
    ];
    expectKind(
      await desk.save(writer, menu('top-bar'), { basedOn: 1, document: { items } }),
      'saved',
    );
    told.length = 0;
    expect(
      expectKind(
        await desk.publish(publisher, menu('top-bar'), { revision: 2, over: null }),
        'done',
      ).summary,
    ).toMatchObject({ kind: 'menu', key: 'top-bar', state: 'published' });
    expect(told).toEqual(['content', 'menus', 'desk:changed:menu:top-bar']);
    expect(await names()).toEqual(['dresses', 'brand', 'terms', 'news', 'sale', 'dress', 'list']);
  });

  it.each([
    [{ type: 'category', key: 'moonsuits' }],
    [{ type: 'brand', key: 'nobody' }],
    [{ type: 'page', key: 'nobody' }],
    [{ type: 'page', key: 'front' }],
    [{ type: 'route', route: 'category' }],
    [{ type: 'route', route: 'nowhere' }],
    [{ type: 'route', route: '/nobodys-page' }],
    [{ type: 'route', route: '/a/b/c/d/e' }],
    [{ type: 'route', route: '/c/finns-inte' }],
    [{ type: 'route', route: '/p/dam/klanningar/finns-inte' }],
    [{ type: 'route', route: '/l/finns-inte?x=1' }],
    [{ type: 'route', route: '/404' }],
    [{ type: 'route', route: 'https://elsewhere.example' }],
  ])('that leads to %j is not published', async (target) => {
    const { summary } = expectKind(await desk.read(writer, menu('info-pages')), 'found');
    const document = {
      items: [
        { ...item('parent', { type: 'category', key: 'women' }), children: [item('lost', target)] },
      ],
    };
    const { revision } = expectKind(
      await desk.save(writer, menu('info-pages'), { basedOn: summary.latest.number, document }),
      'saved',
    );
    expect(
      await desk.publish(publisher, menu('info-pages'), { revision: revision.number, over: null }),
    ).toMatchObject({
      code: 'has-errors',
      findings: [{ path: 'items[0].children[0].target', code: 'unknown-target' }],
    });
  });
});

describe('who may', () => {
  const only: Editor = { ...publisher, scope: { kind: 'page', key: 'terms' } };
  it('is asked before anything is done', async () => {
    expect(await desk.publish(writer, page('terms'), { revision: 2, over: 1 })).toEqual({
      kind: 'refused',
      code: 'role',
    });
    expect(await desk.rollBack(writer, page('terms'), { revision: 1, over: 1 })).toEqual({
      kind: 'refused',
      code: 'role',
    });
    expect(
      await desk.schedule(writer, page('terms'), { revision: 1, at: '2027-01-01T00:00:00Z' }),
    ).toEqual({ kind: 'refused', code: 'role' });
    expect(await desk.unschedule(writer, page('terms'))).toEqual({ kind: 'refused', code: 'role' });
    expect(await desk.retirePage(writer, 'terms', {})).toEqual({ kind: 'refused', code: 'role' });
    expect(await desk.read(only, page('front'))).toEqual({ kind: 'refused', code: 'scope' });
    expect(await desk.save(only, menu('top-bar'), { basedOn: 1, document: { items: [] } })).toEqual(
      { kind: 'refused', code: 'scope' },
    );
    expect(await desk.createPage(only, { key: 'z', document: aPage('z') })).toEqual({
      kind: 'refused',
      code: 'scope',
    });
    expect(await desk.duplicatePage(only, 'terms', { key: 'z', name: 'Z' })).toEqual({
      kind: 'refused',
      code: 'scope',
    });
    expect(await desk.stay(sessionOf(only), page('front'))).toEqual({
      kind: 'refused',
      code: 'scope',
    });
    const { pages, menus } = await desk.list(only);
    expect([pages.map(({ key }) => key), menus]).toEqual([['terms'], []]);
  });
});

describe('who has a page open', () => {
  const open = async () => (await steps.summaryOf('terms')).open.map(({ name }) => name);

  it('is seen by the others until they go, or have not been heard of for half a minute', async () => {
    told.length = 0;
    expect(await desk.stay(sessionOf(writer), page('terms'))).toMatchObject({
      kind: 'open',
      open: [{ name: 'Ida', sessionId: 'Ida' }],
    });
    shop.clock.now += 1000;
    expect(
      expectKind(await desk.stay(sessionOf(publisher), page('terms')), 'open').open.map(
        ({ name }) => name,
      ),
    ).toEqual(['Ida', 'Anna']);
    expect(told).toEqual(['desk:presence:page:terms', 'desk:presence:page:terms']);
    shop.clock.now += 20_000;
    await desk.stay(sessionOf(publisher), page('terms'));
    expect(told).toHaveLength(2);
    expect(await open()).toEqual(['Ida', 'Anna']);
    shop.clock.now += 15_000;
    expect(await open()).toEqual(['Anna']);
    await desk.tend();
    expect(await desk.leave(sessionOf(publisher), page('terms'))).toEqual({ kind: 'done' });
    expect(await open()).toEqual([]);
    expect(await desk.stay(sessionOf(writer), page('nobody'))).toEqual({
      kind: 'refused',
      code: 'unknown',
    });
  });
});
