/** Other merchants' own files. They are no part of the project: where their folder is missing nothing can be tried. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';

const data = join(import.meta.dirname, '../../../../shared/data');

export const areAtHand = existsSync(data);
export const whySkipped =
  'skipped: real catalogues in a browser (../shared/data is not on this machine)';

const stands =
  (path: string): Catalogue['put'] =>
  () =>
    Promise.resolve(join(data, path));

/** Rows of the largest file that are tried here; `npm run report:import` imports it whole. */
const sampleRows = 400;

async function firstRows(folder: string): Promise<string> {
  const text = await readFile(join(data, 'catalogues/kaggle-fashion-styles-44k.csv'), 'utf8');
  const path = join(folder, 'kaggle-sample.csv');
  await writeFile(
    path,
    text
      .split('\n')
      .slice(0, sampleRows + 1)
      .join('\n'),
  );
  return path;
}

export const realCatalogues: readonly Catalogue[] = [
  {
    title: 'Shopify’s apparel',
    put: stands('catalogues/shopify-partners-apparel.csv'),
    mapping: 'shopify-apparel',
    products: 20,
    word: 'varsity',
    found: 'Classic Varsity Top',
  },
  {
    title: 'Shopify’s jewellery',
    put: stands('catalogues/shopify-partners-jewelery.csv'),
    mapping: 'shopify-jewelery',
    products: 23,
    word: 'earrings',
    found: 'Boho Earrings',
  },
  {
    title: 'Luma',
    put: stands('catalogues/luma/ConfigurableSampleData_fixtures_products.csv'),
    products: 417,
    word: 'hoodie',
    found: 'Teton Pullover Hoodie',
  },
  {
    title: 'the price service’s CSV',
    put: stands('feeds/offer-full.csv'),
    mapping: 'offer-full',
    products: 1,
    word: 'galaxy',
    found: 'Samsung Galaxy S8 Black 128G',
  },
  {
    title: 'the price service’s XML',
    put: stands('feeds/offer-full.xml'),
    mapping: 'offer-full',
    products: 1,
    word: 'samsung',
    found: 'Samsung Galaxy S8 Black 128G',
  },
  { title: 'the first rows of 44,446', put: firstRows, products: 400, word: 'nike', found: 'Nike' },
];
