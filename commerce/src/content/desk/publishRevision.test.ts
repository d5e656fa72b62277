import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPage,
  deskSteps,
  expectKind,
  inFour,
  page,
  publisher,
  writer,
} from '../../testing/deskSteps.ts';
import { testShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let desk: TestShop['commerce']['desk'];
let steps: ReturnType<typeof deskSteps>;
const told: string[] = [];
beforeAll(async () => {
  shop = await testShop();
  ({ desk } = shop.commerce);
  steps = deskSteps(shop);
  await steps.newPage('ours');
  await steps.publish('ours', 1);
  shop.commerce.events.subscribe(({ tags }) => told.push(...tags));
});
afterAll(() => shop.remove());

describe('publishing', () => {
  it('shows the page, tells every cache, and leads its old address to the new one in each language', async () => {
    await steps.newPage(
      'about',
      aPage('om-oss', { alias: { sv: 'om-oss', nb: 'om-oss', da: 'om-os', fi: 'meista' } }),
    );
    expect(await steps.titleIn('om-oss')).toBeUndefined();
    told.length = 0;
    expectKind(await steps.publish('about', 1), 'done');
    expect(told).toEqual(['content', 'desk:changed:page:about']);
    expect(await steps.titleIn('om-oss')).toBe('om-oss');
    const second = await steps.write(
      'about',
      aPage('om-oss', {
        title: inFour('Om'),
        alias: { sv: 'om-solvik', nb: 'om-oss', da: 'om-os', fi: 'tietoa' },
      }),
    );
    expectKind(await steps.publish('about', second), 'done');
    expect(await Promise.all([steps.titleIn('om-solvik'), steps.titleIn('om-oss')])).toEqual([
      'Om',
      'Om',
    ]);
    expect(await steps.movedTo('/meista', 'fi-FI')).toBe('/tietoa');
    expect(await steps.movedTo('/om-os', 'da-DK')).toBeUndefined();
  });

  it('what has errors is refused with them, and shoppers see what they saw', async () => {
    const before = await steps.titleIn('om-solvik');
    const bad = await steps.write('about', aPage('om-solvik', { title: { sv: 'Bara svenska' } }));
    expect(await steps.publish('about', bad)).toMatchObject({
      kind: 'refused',
      code: 'has-errors',
      findings: [{ path: 'title.nb', code: 'required' }, {}, {}],
    });
    expect(await steps.titleIn('om-solvik')).toBe(before);
  });

  it.each([
    ['another page’s', 'tietoa', 'alias-taken'],
    ['a part of the way to pay', 'checkout', 'alias-reserved'],
    ['the lists’', 'c', 'alias-reserved'],
    ['the checkout’s in a language', 'kassa', 'alias-reserved'],
    ['the page that is not found', '404', 'alias-reserved'],
    ['the workbench’s', 'preview-widgets', 'alias-reserved'],
    ['the Data API’s', 'graphql', 'alias-reserved'],
    ['a market’s', 'no', 'alias-reserved'],
    ['upwards', '../admin', 'bad-alias'],
    ['a product’s', 'p/x', 'bad-alias'],
    ['a percent sign', '%2e%2e', 'bad-alias'],
    ['another letter that looks like one', 'оm-oss', 'bad-alias'],
  ])('an address that is %s (%s)', async (_whose, alias, code) => {
    const key = 'addresses';
    await desk.createPage(writer, { key, document: aPage(key) });
    const revision = await steps.write(key, aPage(key, { name: alias, alias: inFour(alias) }));
    const { findings = [] } = expectKind(await steps.publish(key, revision), 'refused');
    expect(findings.map((finding) => finding.code)).toContain(code);
    if (code !== 'alias-taken')
      expect(findings.filter((finding) => finding.code === code).map(({ path }) => path)).toEqual([
        'alias.sv',
        'alias.nb',
        'alias.da',
        'alias.fi',
      ]);
  });

  it('a second area of the same place is refused, and one narrowed to what there is not', async () => {
    const place = { family: 'Productlist', areaName: 'The top part of the product list' };
    const area = (value: string) => ({
      name: 'Copy',
      title: {},
      tags: [],
      containers: [],
      ...place,
      filters: [{ key: 'Category' as const, value }],
    });
    await steps.newPage('second-top', area('dresses'));
    expect(await steps.publish('second-top', 1)).toMatchObject({
      code: 'has-errors',
      findings: [{ path: 'filters', code: 'place-taken', values: { page: 'Dress top' } }],
    });
    const revision = await steps.write('second-top', area('moonsuits'));
    expect(await steps.publish('second-top', revision)).toMatchObject({
      code: 'has-errors',
      findings: [
        { path: 'filters[0].value', code: 'unknown-target', values: { target: 'moonsuits' } },
      ],
    });
    expectKind(
      await steps.publish('second-top', await steps.write('second-top', area('shirts'))),
      'done',
    );
  });

  it('over what somebody else has published meanwhile is not done', async () => {
    const revision = await steps.write('ours', aPage('ours', { title: inFour('Mitt') }));
    const answer = expectKind(
      await desk.publish(publisher, page('ours'), { revision, over: null }),
      'overtaken',
    );
    expect(answer.summary.published?.revision).toBe(1);
    expectKind(await desk.publish(publisher, page('ours'), { revision, over: 1 }), 'done');
    expectKind(await desk.publish(publisher, page('ours'), { revision, over: 1 }), 'done');
    expect(await desk.publish(publisher, page('ours'), { revision: 77, over: revision })).toEqual({
      kind: 'refused',
      code: 'no-such-revision',
    });
  });

  it('an older revision makes a new one of it, so that nothing is lost', async () => {
    const draft = await steps.write('ours', aPage('ours', { title: inFour('Utkast') }));
    const { summary } = expectKind(await steps.publish('ours', 1), 'done');
    expect(summary).toMatchObject({
      state: 'published',
      latest: { number: draft + 1, restoredFrom: 1 },
      published: { revision: draft + 1, by: 'Anna' },
    });
    expect(await steps.titleIn('ours')).toBe('ours');
    expect(
      expectKind(await desk.read(writer, page('ours'), draft), 'found').revision.document.title,
    ).toEqual(inFour('Utkast'));
  });

  it('rolling back to what lies between the published and the newest makes a new one too', async () => {
    await steps.newPage('layers');
    expectKind(await steps.publish('layers', 1), 'done');
    await steps.write('layers', aPage('layers', { title: inFour('Två') }));
    await steps.write('layers', aPage('layers', { title: inFour('Tre') }));
    const { summary } = expectKind(
      await desk.rollBack(publisher, page('layers'), { revision: 2, over: 1 }),
      'done',
    );
    expect(summary).toMatchObject({
      latest: { number: 4, restoredFrom: 2 },
      published: { revision: 4 },
    });
    expect(await steps.titleIn('layers')).toBe('Två');
  });
});

describe('a schedule', () => {
  const at = () => new Date(shop.clock.now + 60_000).toISOString();
  const pass = () => {
    shop.clock.now += 61_000;
  };

  it('publishes at its moment, not before, and once', async () => {
    await steps.newPage('friday');
    expect(
      await desk.schedule(publisher, page('friday'), {
        revision: 1,
        at: new Date(shop.clock.now).toISOString(),
      }),
    ).toEqual({ kind: 'refused', code: 'moment-over' });
    expect(
      await desk.schedule(publisher, page('friday'), { revision: 1, at: 'on Friday' }),
    ).toEqual({ kind: 'refused', code: 'moment-over' });
    expect(
      expectKind(await desk.schedule(publisher, page('friday'), { revision: 1, at: at() }), 'done')
        .summary,
    ).toMatchObject({ state: 'draft', scheduled: { revision: 1, by: 'Anna' } });
    await desk.tend();
    expect(await steps.titleIn('friday')).toBeUndefined();
    pass();
    told.length = 0;
    await desk.tend();
    expect(told).toEqual(['content', 'desk:changed:page:friday']);
    expect(await steps.titleIn('friday')).toBe('friday');
    expect(await steps.summaryOf('friday')).toMatchObject({
      state: 'published',
      published: { revision: 1, by: 'Anna' },
    });
    expect((await steps.summaryOf('friday')).scheduled).toBeUndefined();
    told.length = 0;
    await desk.tend();
    expect(told).toEqual([]);
  });

  it('leaves a newer draft the newest', async () => {
    const scheduled = await steps.write('friday', aPage('friday', { title: inFour('Två') }));
    expectKind(
      await desk.schedule(publisher, page('friday'), { revision: scheduled, at: at() }),
      'done',
    );
    const draft = await steps.write('friday', aPage('friday', { title: inFour('Tre') }));
    pass();
    await desk.tend();
    expect(await steps.summaryOf('friday')).toMatchObject({
      state: 'changed',
      latest: { number: draft },
      published: { revision: scheduled },
    });
  });

  it('brings an older revision back as a new one', async () => {
    const { latest, published } = await steps.summaryOf('layers');
    expectKind(await desk.schedule(publisher, page('layers'), { revision: 1, at: at() }), 'done');
    pass();
    await desk.tend();
    expect(published?.revision).toBe(latest.number);
    const after = await steps.summaryOf('layers');
    expect(after).toMatchObject({
      state: 'published',
      latest: { number: latest.number + 1, restoredFrom: 1 },
      published: { revision: latest.number + 1 },
    });
    expect(after.scheduled).toBeUndefined();
  });

  it('that fails is told and waits, and does not fail again and again', async () => {
    await steps.newPage('late', aPage('sent'));
    expectKind(await desk.schedule(publisher, page('late'), { revision: 1, at: at() }), 'done');
    await steps.newPage('early', aPage('sent'));
    expectKind(await steps.publish('early', 1), 'done');
    pass();
    await desk.tend();
    const failure = {
      at: new Date(shop.clock.now).toISOString(),
      findings: [{ path: 'alias.sv', code: 'alias-taken' }, {}, {}, {}],
    };
    expect((await steps.summaryOf('late')).scheduled).toMatchObject({ revision: 1, failure });
    told.length = 0;
    await desk.tend();
    expect(told).toEqual([]);
    expectKind(await desk.unschedule(publisher, page('late')), 'done');
    expect((await steps.summaryOf('late')).scheduled).toBeUndefined();
    expect(await desk.unschedule(publisher, page('late'))).toEqual({
      kind: 'refused',
      code: 'not-scheduled',
    });
  });

  it('is dropped when something newer is published by hand', async () => {
    const older = await steps.write('friday', aPage('friday', { title: inFour('Fyra') }));
    expectKind(
      await desk.schedule(publisher, page('friday'), { revision: older, at: at() }),
      'done',
    );
    const newer = await steps.write('friday', aPage('friday', { title: inFour('Fem') }));
    expectKind(await steps.publish('friday', newer), 'done');
    pass();
    await desk.tend();
    expect(await steps.titleIn('friday')).toBe('Fem');
  });
});

describe('pages come and go', () => {
  it.each(['', 'Stora Bokstäver', '-x', 'a--b', '../x', 'x'.repeat(61)])(
    '“%s” is no key',
    async (key) =>
      expect(await desk.createPage(writer, { key, document: aPage('x') })).toEqual({
        kind: 'refused',
        code: 'bad-key',
      }),
  );

  it('a key is one page’s for good', async () => {
    expect(await desk.createPage(writer, { key: 'terms', document: aPage('x') })).toEqual({
      kind: 'refused',
      code: 'key-taken',
    });
    expect(await desk.createPage(writer, { key: 'empty', document: {} })).toMatchObject({
      kind: 'refused',
      code: 'unreadable',
    });
  });

  it.each([
    ['the shop’s own', 'kassa', 'alias-reserved'],
    ['another page’s', 'om-oss', 'alias-taken'],
  ])('a page is not made at %s address', async (_whose, alias, code) => {
    const { alias: _own, ...document } = aPage('z');
    const { findings = [] } = expectKind(
      await desk.createPage(writer, {
        key: 'elsewhere',
        document: { ...document, alias: inFour(alias) },
      }),
      'refused',
    );
    expect(findings.map((finding) => finding.code)).toContain(code);
  });

  it('a copy has its own name and address, and is nobody’s sight yet', async () => {
    const { summary } = expectKind(
      await desk.duplicatePage(writer, 'about', { key: 'about-copy', name: 'About, copy' }),
      'done',
    );
    expect(summary).toMatchObject({
      name: 'About, copy',
      state: 'draft',
      alias: inFour('about-copy'),
      latest: { number: 1 },
    });
    expect(await desk.duplicatePage(writer, 'nobody', { key: 'y', name: 'Y' })).toEqual({
      kind: 'refused',
      code: 'unknown',
    });
  });

  it('a retired page leads on to another in the reader’s language, frees its address, and comes back when published', async () => {
    expect(await desk.retirePage(publisher, 'friday', { redirectTo: 'nobody' })).toEqual({
      kind: 'refused',
      code: 'bad-redirect',
    });
    expect(await desk.retirePage(publisher, 'friday', { redirectTo: 'friday' })).toEqual({
      kind: 'refused',
      code: 'bad-redirect',
    });
    expect(await desk.retirePage(publisher, 'friday', { redirectTo: '/friday' })).toEqual({
      kind: 'refused',
      code: 'bad-redirect',
    });
    expect(await desk.retirePage(publisher, 'friday', { redirectTo: '/c/nowhere' })).toEqual({
      kind: 'refused',
      code: 'bad-redirect',
    });
    expect(await desk.retirePage(publisher, 'friday', { redirectTo: '//evil.example' })).toEqual({
      kind: 'refused',
      code: 'bad-redirect',
    });
    const { summary } = expectKind(
      await desk.retirePage(publisher, 'friday', { redirectTo: 'terms' }),
      'done',
    );
    expect(summary).toMatchObject({
      state: 'retired',
      retired: { by: 'Anna', redirectTo: 'terms' },
    });
    expect(summary.published).toBeUndefined();
    expect(await steps.titleIn('friday')).toBeUndefined();
    expect(
      await Promise.all([steps.movedTo('/friday'), steps.movedTo('/friday', 'fi-FI')]),
    ).toEqual(['/kopvillkor', '/ehdot']);
    expect(await desk.retirePage(publisher, 'friday', {})).toEqual({
      kind: 'refused',
      code: 'is-retired',
    });
    await steps.newPage('saturday', aPage('friday'));
    expectKind(await steps.publish('saturday', 1), 'done');
    expect(await steps.titleIn('friday')).toBe('friday');
    expect(await steps.movedTo('/friday')).toBeUndefined();
    expect(await steps.publish('friday', summary.latest.number)).toMatchObject({
      code: 'has-errors',
      findings: [{ code: 'alias-taken', values: { page: 'friday' } }, {}, {}, {}],
    });
    expectKind(await desk.retirePage(publisher, 'saturday', { redirectTo: '/c/dam' }), 'done');
    expect(await steps.movedTo('/friday')).toBe('/c/dam');
    expectKind(await steps.publish('friday', summary.latest.number), 'done');
    expect(await steps.titleIn('friday')).toBe('Fem');
    expect(await steps.movedTo('/friday')).toBeUndefined();
  });

  it('without a place to lead to it is not found', async () => {
    expectKind(await desk.retirePage(publisher, 'friday', {}), 'done');
    expect([await steps.titleIn('friday'), await steps.movedTo('/friday')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
