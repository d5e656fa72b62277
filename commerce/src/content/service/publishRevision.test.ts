import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import {
  examplePage,
  expectKind,
  inAllLanguages,
  page,
  publisher,
  writer,
} from '../../testing/editorSteps.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
let steps: EditorShop['steps'];
let events: EditorShop['events'];
beforeAll(async () => {
  ({ shop, contentService, steps, events } = await editorShop());
  await steps.newPage('ours');
  await steps.publish('ours', 1);
  events.length = 0;
});
afterAll(() => shop.remove());

describe('publishing', () => {
  it('shows the page, notifies every cache, and redirects its old address to the new one in each language', async () => {
    await steps.newPage(
      'about',
      examplePage('om-oss', { alias: { sv: 'om-oss', nb: 'om-oss', da: 'om-os', fi: 'meista' } }),
    );
    expect(await steps.titleIn('om-oss')).toBeUndefined();
    events.length = 0;
    expectKind(await steps.publish('about', 1), 'done');
    expect(events).toEqual(['content', 'desk:changed:page:about']);
    expect(await steps.titleIn('om-oss')).toBe('om-oss');
    const second = await steps.write(
      'about',
      examplePage('om-oss', {
        title: inAllLanguages('Om'),
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

  it('a revision with errors is refused with its findings, and shoppers still see the published one', async () => {
    const before = await steps.titleIn('om-solvik');
    const bad = await steps.write(
      'about',
      examplePage('om-solvik', { title: { sv: 'Bara svenska' } }),
    );
    expect(await steps.publish('about', bad)).toMatchObject({
      kind: 'refused',
      code: 'has-errors',
      findings: [{ path: 'title.nb', code: 'required' }, {}, {}],
    });
    expect(await steps.titleIn('om-solvik')).toBe(before);
  });

  it.each([
    ['another page’s', 'tietoa', 'alias-taken'],
    ['a path of the checkout', 'checkout', 'alias-reserved'],
    ['a path of the lists', 'c', 'alias-reserved'],
    ['the checkout’s in one language', 'kassa', 'alias-reserved'],
    ['the not-found page’s', '404', 'alias-reserved'],
    ['the workbench’s', 'preview-widgets', 'alias-reserved'],
    ['the Data API’s', 'graphql', 'alias-reserved'],
    ['a market’s', 'no', 'alias-reserved'],
    ['a parent folder', '../admin', 'bad-alias'],
    ['a product’s', 'p/x', 'bad-alias'],
    ['a percent sign', '%2e%2e', 'bad-alias'],
    ['written with a look-alike letter', 'оm-oss', 'bad-alias'],
  ])('at an address that is %s (%s) is refused', async (_whose, alias, code) => {
    const key = 'addresses';
    await contentService.createPage(writer, { key, document: examplePage(key) });
    const revision = await steps.write(
      key,
      examplePage(key, { name: alias, alias: inAllLanguages(alias) }),
    );
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

  it('a second area with the same placement is refused, and one filtered by an unknown category', async () => {
    const placement = { family: 'Productlist', areaName: 'The top part of the product list' };
    const area = (value: string) => ({
      name: 'Copy',
      title: {},
      tags: [],
      containers: [],
      ...placement,
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

  it('over a revision that another editor published meanwhile is not done', async () => {
    const revision = await steps.write(
      'ours',
      examplePage('ours', { title: inAllLanguages('Mitt') }),
    );
    const answer = expectKind(
      await contentService.publish(publisher, page('ours'), { revision, over: null }),
      'superseded',
    );
    expect(answer.summary.published?.revision).toBe(1);
    expectKind(
      await contentService.publish(publisher, page('ours'), { revision, over: 1 }),
      'done',
    );
    expectKind(
      await contentService.publish(publisher, page('ours'), { revision, over: 1 }),
      'done',
    );
    expect(
      await contentService.publish(publisher, page('ours'), { revision: 77, over: revision }),
    ).toEqual({
      kind: 'refused',
      code: 'no-such-revision',
    });
  });

  it('an older revision copies it to a new one, so that nothing is lost', async () => {
    const draft = await steps.write(
      'ours',
      examplePage('ours', { title: inAllLanguages('Utkast') }),
    );
    const { summary } = expectKind(await steps.publish('ours', 1), 'done');
    expect(summary).toMatchObject({
      state: 'published',
      latest: { number: draft + 1, restoredFrom: 1 },
      published: { revision: draft + 1, by: 'Anna' },
    });
    expect(await steps.titleIn('ours')).toBe('ours');
    expect(
      expectKind(await contentService.read(writer, page('ours'), draft), 'found').revision.document
        .title,
    ).toEqual(inAllLanguages('Utkast'));
  });

  it('rolling back to a revision between the published and the newest copies it to a new one too', async () => {
    await steps.newPage('layers');
    expectKind(await steps.publish('layers', 1), 'done');
    await steps.write('layers', examplePage('layers', { title: inAllLanguages('Två') }));
    await steps.write('layers', examplePage('layers', { title: inAllLanguages('Tre') }));
    const { summary } = expectKind(
      await contentService.rollBack(publisher, page('layers'), { revision: 2, over: 1 }),
      'done',
    );
    expect(summary).toMatchObject({
      latest: { number: 4, restoredFrom: 2 },
      published: { revision: 4 },
    });
    expect(await steps.titleIn('layers')).toBe('Två');
  });
});
