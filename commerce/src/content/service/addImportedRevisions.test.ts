import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import {
  examplePage,
  expectKind,
  inAllLanguages,
  page,
  writer,
} from '../../testing/editorSteps.ts';
import { sampleCatalogue } from '../../testing/sampleCatalogue.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
let steps: EditorShop['steps'];
beforeAll(async () => {
  ({ shop, contentService, steps } = await editorShop());
});
afterAll(() => shop.remove());

describe('content that the catalogue wrote', () => {
  it('is listed as its first revision, published; a menu without content is an empty draft', async () => {
    const { pages, menus } = await contentService.list(writer);
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
      expectKind(await contentService.read(writer, page('dress-top')), 'found').revision.document,
    ).toEqual({
      name: 'Dress top',
      title: inAllLanguages('Dresses'),
      family: 'Productlist',
      areaName: 'The top part of the product list',
      filters: [{ key: 'Category', value: 'dresses' }],
      tags: [],
      containers: [],
    });
  });

  it('is adopted again when it is imported again, on top of a draft that is retained; what editors have published is left alone', async () => {
    await steps.write('front', {
      ...examplePage('front'),
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
        { ...front, name: 'Front, imported again' },
        { ...terms, key: 'ours', name: 'Theirs' },
        ...others,
      ],
    });
    expect(await steps.summaryOf('front')).toMatchObject({
      name: 'Front, imported again',
      latest: { number: 3, author: 'catalogue' },
      published: { revision: 3 },
    });
    expect(
      expectKind(await contentService.history(writer, page('front')), 'history').revisions.map(
        ({ number, author }) => `${String(number)} ${author}`,
      ),
    ).toEqual(['3 catalogue', '2 Ida', '1 catalogue']);
    expect(await steps.summaryOf('ours')).toMatchObject({
      name: 'ours',
      latest: { number: 1, author: 'Ida' },
    });
  });
});
