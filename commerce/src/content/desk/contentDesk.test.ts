import type { Editor } from '@solvik/content-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPage, deskSteps, expectKind, inFour, menu, page, publisher, sessionOf, textWidget, writer } from '../../testing/deskSteps.ts';
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

const titleIn = async (alias: string, languageId = 'sv-SE') =>
  (await shop.ask<{ widgetArea: { title: string } | null }>('query($alias: String, $languageId: String) { widgetArea(alias: $alias, languageId: $languageId) { title } }', { alias, languageId })).widgetArea?.title;
const movedTo = async (url: string, languageId = 'sv-SE') =>
  (await shop.ask<{ urlHistory: { newUrl: string } | null }>('query($url: String, $languageId: String) { urlHistory(url: $url, languageId: $languageId) { newUrl } }', { url, languageId })).urlHistory?.newUrl;
const summaryOf = async (key: string) => expectKind(await desk.read(publisher, page(key)), 'found').summary;

describe('what was there before', () => {
  it('stands at the desk as its first revision, published; a menu that nobody made is an empty draft', async () => {
    const { pages, menus } = await desk.list(writer);
    expect(pages.map(({ key, state, latest }) => `${key} ${state} ${String(latest.number)} ${latest.author}`)).toEqual(['terms published 1 catalogue', 'front published 1 catalogue', 'dress-top published 1 catalogue']);
    expect(menus.map(({ key, state }) => `${key} ${state}`)).toEqual(['main-desktop published', 'main-mobile draft', 'top-bar draft', 'footer-first published', 'footer-second draft', 'info-pages draft']);
    expect(expectKind(await desk.read(writer, page('dress-top')), 'found').revision.document).toEqual({ name: 'Dress top', title: inFour('Dresses'), family: 'Productlist', areaName: 'The top part of the product list', filters: [{ key: 'Category', value: 'dresses' }], tags: [], containers: [] });
  });

  it('is taken up again when it is brought anew, on top of a draft that is kept; what editors have published is left alone', async () => {
    await steps.write('front', { ...aPage('front'), family: 'Frontpage', areaName: 'The front page area' });
    const [terms, front, ...others] = sampleCatalogue.pages;
    if (!terms || !front) throw new Error('The sample has pages.');
    await steps.newPage('ours');
    await steps.publish('ours', 1);
    await shop.commerce.writeCatalogue({ ...sampleCatalogue, products: [], pages: [terms, { ...front, name: 'Front, brought anew' }, { ...terms, key: 'ours', name: 'Theirs' }, ...others] });
    expect(await summaryOf('front')).toMatchObject({ name: 'Front, brought anew', latest: { number: 3, author: 'catalogue' }, published: { revision: 3 } });
    expect(expectKind(await desk.history(writer, page('front')), 'history').revisions.map(({ number, author }) => `${String(number)} ${author}`)).toEqual(['3 catalogue', '2 Ida', '1 catalogue']);
    expect(await summaryOf('ours')).toMatchObject({ name: 'ours', latest: { number: 1, author: 'Ida' } });
  });
});

describe('saving', () => {
  it('adds a draft that shoppers do not see, with its note, and tells the others', async () => {
    told.length = 0;
    const before = await titleIn('kopvillkor');
    const saved = expectKind(await desk.save(writer, page('terms'), { basedOn: 1, document: aPage('kopvillkor', { title: inFour('Nya villkor') }), note: '  For the winter  ' }), 'saved');
    expect(saved.revision).toMatchObject({ number: 2, author: 'Ida', note: 'For the winter' });
    expect(saved.summary.state).toBe('changed');
    expect(await titleIn('kopvillkor')).toBe(before);
    expect(told).toEqual(['desk:changed:page:terms']);
  });

  it('on top of another’s work overwrites nothing, and shows whose it is', async () => {
    const answer = expectKind(await desk.save(publisher, page('terms'), { basedOn: 1, document: aPage('kopvillkor', { title: inFour('Andra villkor') }) }), 'conflict');
    expect(answer.newest).toMatchObject({ number: 2, author: 'Ida', document: { title: inFour('Nya villkor') } });
    expect((await summaryOf('terms')).latest.number).toBe(2);
  });

  it('the same again is one revision, as when an answer was lost on its way', async () => {
    const again = expectKind(await desk.save(writer, page('terms'), { basedOn: 1, document: aPage('kopvillkor', { title: inFour('Nya villkor') }) }), 'saved');
    expect(again.revision.number).toBe(2);
  });

  it('keeps a draft with errors and says which; one of which a part cannot be kept is refused whole', async () => {
    await steps.newPage('errors');
    const saved = expectKind(await desk.save(writer, page('errors'), { basedOn: 1, document: aPage('errors', { title: { sv: 'x' }, alias: { sv: 'Not An Alias' } }) }), 'saved');
    expect(saved.findings.filter(({ level }) => level === 'error').map(({ path, code }) => `${path} ${code}`)).toContain('alias.sv bad-alias');
    const widget = { ...textWidget('a', 'A'), name: '' };
    const document = aPage('errors', { containers: [{ id: 'row', name: 'Row', layout: 'full', design: 'default', responsiveMode: '', widgets: [widget] }] });
    expect(await desk.save(writer, page('errors'), { basedOn: 2, document })).toMatchObject({ kind: 'refused', code: 'unreadable', findings: [{ path: 'containers[0].widgets[0].name', code: 'required' }] });
    expect((await summaryOf('errors')).latest.number).toBe(2);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['half of a character', aPage('x', { title: inFour('\uD800') })],
    ['a zero character', aPage('x', { title: inFour('a\u0000b') })],
    ['a key no database keeps', { ...aPage('x'), ['\u0000']: 1 }],
  ])('%s is refused', async (_what, document) => expect(await desk.save(writer, page('errors'), { basedOn: 2, document })).toMatchObject({ kind: 'refused', code: 'unreadable' }));

  it('what nests without end is refused, not walked until the stack is empty', async () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const widget = { ...textWidget('a', 'A'), fields: { deep } };
    const document = aPage('errors', { containers: [{ id: 'row', name: 'Row', layout: 'full', design: 'default', responsiveMode: '', widgets: [widget] }] });
    expect(await desk.save(writer, page('errors'), { basedOn: 2, document })).toMatchObject({ kind: 'refused', code: 'unreadable' });
  });

  it('a megabyte of text is told to be too long, field by field', async () => {
    const document = aPage('errors', { title: inFour('x'.repeat(250_000)) });
    expect(await desk.save(writer, page('errors'), { basedOn: 2, document })).toMatchObject({ kind: 'refused', code: 'unreadable', findings: expect.arrayContaining([expect.objectContaining({ path: 'title.fi', code: 'too-long', values: { max: 120, length: 250_000 } })]) });
  });

  it('what does not exist is unknown', async () => {
    expect(await desk.save(writer, page('nobody'), { basedOn: 1, document: aPage('nobody') })).toEqual({ kind: 'refused', code: 'unknown' });
    expect(await desk.read(writer, page('terms'), 99)).toEqual({ kind: 'refused', code: 'no-such-revision' });
    expect(await desk.history(writer, menu('the-moon'))).toEqual({ kind: 'refused', code: 'unknown' });
  });
});

describe('publishing', () => {
  it('shows the page, tells every cache, and leads its old address to the new one in each language', async () => {
    await steps.newPage('about', aPage('om-oss', { alias: { sv: 'om-oss', nb: 'om-oss', da: 'om-os', fi: 'meista' } }));
    expect(await titleIn('om-oss')).toBeUndefined();
    told.length = 0;
    expectKind(await steps.publish('about', 1), 'done');
    expect(told).toEqual(['content', 'desk:changed:page:about']);
    expect(await titleIn('om-oss')).toBe('om-oss');
    const second = await steps.write('about', aPage('om-oss', { title: inFour('Om'), alias: { sv: 'om-solvik', nb: 'om-oss', da: 'om-os', fi: 'tietoa' } }));
    expectKind(await steps.publish('about', second), 'done');
    expect(await Promise.all([titleIn('om-solvik'), titleIn('om-oss')])).toEqual(['Om', 'Om']);
    expect(await movedTo('/meista', 'fi-FI')).toBe('/tietoa');
    expect(await movedTo('/om-os', 'da-DK')).toBeUndefined();
  });

  it('what has errors is refused with them, and shoppers see what they saw', async () => {
    const before = await titleIn('om-solvik');
    const bad = await steps.write('about', aPage('om-solvik', { title: { sv: 'Bara svenska' } }));
    expect(await steps.publish('about', bad)).toMatchObject({ kind: 'refused', code: 'has-errors', findings: [{ path: 'title.nb', code: 'required' }, {}, {}] });
    expect(await titleIn('om-solvik')).toBe(before);
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
    if (code !== 'alias-taken') expect(findings.filter((finding) => finding.code === code).map(({ path }) => path)).toEqual(['alias.sv', 'alias.nb', 'alias.da', 'alias.fi']);
  });

  it('a second area of the same place is refused, and one narrowed to what there is not', async () => {
    const place = { family: 'Productlist', areaName: 'The top part of the product list' };
    const area = (value: string) => ({ name: 'Copy', title: {}, tags: [], containers: [], ...place, filters: [{ key: 'Category' as const, value }] });
    await steps.newPage('second-top', area('dresses'));
    expect(await steps.publish('second-top', 1)).toMatchObject({ code: 'has-errors', findings: [{ path: 'filters', code: 'place-taken', values: { page: 'Dress top' } }] });
    const revision = await steps.write('second-top', area('moonsuits'));
    expect(await steps.publish('second-top', revision)).toMatchObject({ code: 'has-errors', findings: [{ path: 'filters[0].value', code: 'unknown-target', values: { target: 'moonsuits' } }] });
    expectKind(await steps.publish('second-top', await steps.write('second-top', area('shirts'))), 'done');
  });

  it('over what somebody else has published meanwhile is not done', async () => {
    const revision = await steps.write('ours', aPage('ours', { title: inFour('Mitt') }));
    const answer = expectKind(await desk.publish(publisher, page('ours'), { revision, over: null }), 'overtaken');
    expect(answer.summary.published?.revision).toBe(1);
    expectKind(await desk.publish(publisher, page('ours'), { revision, over: 1 }), 'done');
    expectKind(await desk.publish(publisher, page('ours'), { revision, over: 1 }), 'done');
    expect(await desk.publish(publisher, page('ours'), { revision: 77, over: revision })).toEqual({ kind: 'refused', code: 'no-such-revision' });
  });

  it('an older revision makes a new one of it, so that nothing is lost', async () => {
    const draft = await steps.write('ours', aPage('ours', { title: inFour('Utkast') }));
    const { summary } = expectKind(await steps.publish('ours', 1), 'done');
    expect(summary).toMatchObject({ state: 'published', latest: { number: draft + 1, restoredFrom: 1 }, published: { revision: draft + 1, by: 'Anna' } });
    expect(await titleIn('ours')).toBe('ours');
    expect(expectKind(await desk.read(writer, page('ours'), draft), 'found').revision.document.title).toEqual(inFour('Utkast'));
  });

  it('rolling back to what lies between the published and the newest makes a new one too', async () => {
    await steps.newPage('layers');
    expectKind(await steps.publish('layers', 1), 'done');
    await steps.write('layers', aPage('layers', { title: inFour('Två') }));
    await steps.write('layers', aPage('layers', { title: inFour('Tre') }));
    const { summary } = expectKind(await desk.rollBack(publisher, page('layers'), { revision: 2, over: 1 }), 'done');
    expect(summary).toMatchObject({ latest: { number: 4, restoredFrom: 2 }, published: { revision: 4 } });
    expect(await titleIn('layers')).toBe('Två');
  });
});

describe('a schedule', () => {
  const at = () => new Date(shop.clock.now + 60_000).toISOString();
  const pass = () => { shop.clock.now += 61_000; };

  it('publishes at its moment, not before, and once', async () => {
    await steps.newPage('friday');
    expect(await desk.schedule(publisher, page('friday'), { revision: 1, at: new Date(shop.clock.now).toISOString() })).toEqual({ kind: 'refused', code: 'moment-over' });
    expect(await desk.schedule(publisher, page('friday'), { revision: 1, at: 'on Friday' })).toEqual({ kind: 'refused', code: 'moment-over' });
    expect(expectKind(await desk.schedule(publisher, page('friday'), { revision: 1, at: at() }), 'done').summary).toMatchObject({ state: 'draft', scheduled: { revision: 1, by: 'Anna' } });
    await desk.tend();
    expect(await titleIn('friday')).toBeUndefined();
    pass();
    told.length = 0;
    await desk.tend();
    expect(told).toEqual(['content', 'desk:changed:page:friday']);
    expect(await titleIn('friday')).toBe('friday');
    expect(await summaryOf('friday')).toMatchObject({ state: 'published', published: { revision: 1, by: 'Anna' } });
    expect((await summaryOf('friday')).scheduled).toBeUndefined();
    told.length = 0;
    await desk.tend();
    expect(told).toEqual([]);
  });

  it('leaves a newer draft the newest', async () => {
    const scheduled = await steps.write('friday', aPage('friday', { title: inFour('Två') }));
    expectKind(await desk.schedule(publisher, page('friday'), { revision: scheduled, at: at() }), 'done');
    const draft = await steps.write('friday', aPage('friday', { title: inFour('Tre') }));
    pass();
    await desk.tend();
    expect(await summaryOf('friday')).toMatchObject({ state: 'changed', latest: { number: draft }, published: { revision: scheduled } });
  });

  it('brings an older revision back as a new one', async () => {
    const { latest, published } = await summaryOf('layers');
    expectKind(await desk.schedule(publisher, page('layers'), { revision: 1, at: at() }), 'done');
    pass();
    await desk.tend();
    expect(published?.revision).toBe(latest.number);
    const after = await summaryOf('layers');
    expect(after).toMatchObject({ state: 'published', latest: { number: latest.number + 1, restoredFrom: 1 }, published: { revision: latest.number + 1 } });
    expect(after.scheduled).toBeUndefined();
  });

  it('that fails is told and waits, and does not fail again and again', async () => {
    await steps.newPage('late', aPage('sent'));
    expectKind(await desk.schedule(publisher, page('late'), { revision: 1, at: at() }), 'done');
    await steps.newPage('early', aPage('sent'));
    expectKind(await steps.publish('early', 1), 'done');
    pass();
    await desk.tend();
    const failure = { at: new Date(shop.clock.now).toISOString(), findings: [{ path: 'alias.sv', code: 'alias-taken' }, {}, {}, {}] };
    expect((await summaryOf('late')).scheduled).toMatchObject({ revision: 1, failure });
    told.length = 0;
    await desk.tend();
    expect(told).toEqual([]);
    expectKind(await desk.unschedule(publisher, page('late')), 'done');
    expect((await summaryOf('late')).scheduled).toBeUndefined();
    expect(await desk.unschedule(publisher, page('late'))).toEqual({ kind: 'refused', code: 'not-scheduled' });
  });

  it('is dropped when something newer is published by hand', async () => {
    const older = await steps.write('friday', aPage('friday', { title: inFour('Fyra') }));
    expectKind(await desk.schedule(publisher, page('friday'), { revision: older, at: at() }), 'done');
    const newer = await steps.write('friday', aPage('friday', { title: inFour('Fem') }));
    expectKind(await steps.publish('friday', newer), 'done');
    pass();
    await desk.tend();
    expect(await titleIn('friday')).toBe('Fem');
  });
});

describe('pages come and go', () => {
  it.each(['', 'Stora Bokstäver', '-x', 'a--b', '../x', 'x'.repeat(61)])('“%s” is no key', async (key) => expect(await desk.createPage(writer, { key, document: aPage('x') })).toEqual({ kind: 'refused', code: 'bad-key' }));

  it('a key is one page’s for good', async () => {
    expect(await desk.createPage(writer, { key: 'terms', document: aPage('x') })).toEqual({ kind: 'refused', code: 'key-taken' });
    expect(await desk.createPage(writer, { key: 'empty', document: {} })).toMatchObject({ kind: 'refused', code: 'unreadable' });
  });

  it('a copy has its own name and address, and is nobody’s sight yet', async () => {
    const { summary } = expectKind(await desk.duplicatePage(writer, 'about', { key: 'about-copy', name: 'About, copy' }), 'done');
    expect(summary).toMatchObject({ name: 'About, copy', state: 'draft', alias: inFour('about-copy'), latest: { number: 1 } });
    expect(await desk.duplicatePage(writer, 'nobody', { key: 'y', name: 'Y' })).toEqual({ kind: 'refused', code: 'unknown' });
  });

  it('a retired page leads on to another in the reader’s language, frees its address, and comes back when published', async () => {
    expect(await desk.retirePage(publisher, 'friday', { redirectTo: 'nobody' })).toEqual({ kind: 'refused', code: 'bad-redirect' });
    expect(await desk.retirePage(publisher, 'friday', { redirectTo: 'friday' })).toEqual({ kind: 'refused', code: 'bad-redirect' });
    expect(await desk.retirePage(publisher, 'friday', { redirectTo: '/friday' })).toEqual({ kind: 'refused', code: 'bad-redirect' });
    expect(await desk.retirePage(publisher, 'friday', { redirectTo: '//evil.example' })).toEqual({ kind: 'refused', code: 'bad-redirect' });
    const { summary } = expectKind(await desk.retirePage(publisher, 'friday', { redirectTo: 'terms' }), 'done');
    expect(summary).toMatchObject({ state: 'retired', retired: { by: 'Anna', redirectTo: 'terms' } });
    expect(summary.published).toBeUndefined();
    expect(await titleIn('friday')).toBeUndefined();
    expect(await Promise.all([movedTo('/friday'), movedTo('/friday', 'fi-FI')])).toEqual(['/kopvillkor', '/ehdot']);
    expect(await desk.retirePage(publisher, 'friday', {})).toEqual({ kind: 'refused', code: 'is-retired' });
    await steps.newPage('saturday', aPage('friday'));
    expectKind(await steps.publish('saturday', 1), 'done');
    expect(await titleIn('friday')).toBe('friday');
    expect(await movedTo('/friday')).toBeUndefined();
    expect(await steps.publish('friday', summary.latest.number)).toMatchObject({ code: 'has-errors', findings: [{ code: 'alias-taken', values: { page: 'friday' } }, {}, {}, {}] });
    expectKind(await desk.retirePage(publisher, 'saturday', { redirectTo: '/c/dam' }), 'done');
    expect(await movedTo('/friday')).toBe('/c/dam');
    expectKind(await steps.publish('friday', summary.latest.number), 'done');
    expect(await titleIn('friday')).toBe('Fem');
    expect(await movedTo('/friday')).toBeUndefined();
  });

  it('without a place to lead to it is not found', async () => {
    expectKind(await desk.retirePage(publisher, 'friday', {}), 'done');
    expect([await titleIn('friday'), await movedTo('/friday')]).toEqual([undefined, undefined]);
  });
});

describe('a menu', () => {
  const item = (key: string, target: object) => ({ key, label: inFour(key), target });
  const names = async () => (await shop.ask<{ getMenuAtLocation: { menuItems: { label: string }[] } }>('{ getMenuAtLocation(menuLocationId: "top-bar") { menuItems { label } } }')).getMenuAtLocation.menuItems.map(({ label }) => label);

  it('is edited and published like a page, on every page’s caches', async () => {
    const items = [item('dresses', { type: 'category', key: 'dresses' }), item('brand', { type: 'brand', key: 'berg' }), item('terms', { type: 'page', key: 'terms' }), item('news', { type: 'route', route: 'newProducts' }), item('sale', { type: 'route', route: '/c/dam?x=1' })];
    expectKind(await desk.save(writer, menu('top-bar'), { basedOn: 1, document: { items } }), 'saved');
    told.length = 0;
    expect(expectKind(await desk.publish(publisher, menu('top-bar'), { revision: 2, over: null }), 'done').summary).toMatchObject({ kind: 'menu', key: 'top-bar', state: 'published' });
    expect(told).toEqual(['content', 'menus', 'desk:changed:menu:top-bar']);
    expect(await names()).toEqual(['dresses', 'brand', 'terms', 'news', 'sale']);
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
    [{ type: 'route', route: 'https://elsewhere.example' }],
  ])('that leads to %j is not published', async (target) => {
    const { summary } = expectKind(await desk.read(writer, menu('info-pages')), 'found');
    const document = { items: [{ ...item('parent', { type: 'category', key: 'women' }), children: [item('lost', target)] }] };
    const { revision } = expectKind(await desk.save(writer, menu('info-pages'), { basedOn: summary.latest.number, document }), 'saved');
    expect(await desk.publish(publisher, menu('info-pages'), { revision: revision.number, over: null })).toMatchObject({ code: 'has-errors', findings: [{ path: 'items[0].children[0].target', code: 'unknown-target' }] });
  });
});

describe('who may', () => {
  const only: Editor = { ...publisher, scope: { kind: 'page', key: 'terms' } };
  it('is asked before anything is done', async () => {
    expect(await desk.publish(writer, page('terms'), { revision: 2, over: 1 })).toEqual({ kind: 'refused', code: 'role' });
    expect(await desk.rollBack(writer, page('terms'), { revision: 1, over: 1 })).toEqual({ kind: 'refused', code: 'role' });
    expect(await desk.schedule(writer, page('terms'), { revision: 1, at: '2027-01-01T00:00:00Z' })).toEqual({ kind: 'refused', code: 'role' });
    expect(await desk.unschedule(writer, page('terms'))).toEqual({ kind: 'refused', code: 'role' });
    expect(await desk.retirePage(writer, 'terms', {})).toEqual({ kind: 'refused', code: 'role' });
    expect(await desk.read(only, page('front'))).toEqual({ kind: 'refused', code: 'scope' });
    expect(await desk.save(only, menu('top-bar'), { basedOn: 1, document: { items: [] } })).toEqual({ kind: 'refused', code: 'scope' });
    expect(await desk.createPage(only, { key: 'z', document: aPage('z') })).toEqual({ kind: 'refused', code: 'scope' });
    expect(await desk.duplicatePage(only, 'terms', { key: 'z', name: 'Z' })).toEqual({ kind: 'refused', code: 'scope' });
    expect(await desk.stay(sessionOf(only), page('front'))).toEqual({ kind: 'refused', code: 'scope' });
    const { pages, menus } = await desk.list(only);
    expect([pages.map(({ key }) => key), menus]).toEqual([['terms'], []]);
  });
});

describe('who has a page open', () => {
  const open = async () => (await summaryOf('terms')).open.map(({ name }) => name);

  it('is seen by the others until they go, or have not been heard of for half a minute', async () => {
    told.length = 0;
    expect(await desk.stay(sessionOf(writer), page('terms'))).toMatchObject({ kind: 'open', open: [{ name: 'Ida', sessionId: 'Ida' }] });
    shop.clock.now += 1000;
    expect(expectKind(await desk.stay(sessionOf(publisher), page('terms')), 'open').open.map(({ name }) => name)).toEqual(['Ida', 'Anna']);
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
    expect(await desk.stay(sessionOf(writer), page('nobody'))).toEqual({ kind: 'refused', code: 'unknown' });
  });
});
