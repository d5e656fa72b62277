/**
 * Other merchants' real files. They are not part of the project: these tests are skipped if their
 * folder is missing.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';

const data = join(import.meta.dirname, '../../../../shared/data');

export const areAvailable = existsSync(data);
export const skipReason =
  'skipped: real catalogues in a browser (../shared/data is not on this machine)';

const folderExists =
  (path: string): Catalogue['put'] =>
  () =>
    Promise.resolve(join(data, path));

/** Rows of the largest file that are tested here; `npm run report:import` imports all of it. */
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
    put: folderExists('catalogues/shopify-partners-apparel.csv'),
    mapping: 'shopify-apparel',
    products: 20,
    searchTerm: 'varsity',
    found: 'Classic Varsity Top',
  },
  {
    title: 'Shopify’s jewellery',
    put: folderExists('catalogues/shopify-partners-jewelery.csv'),
    mapping: 'shopify-jewelery',
    products: 23,
    searchTerm: 'earrings',
    found: 'Boho Earrings',
  },
  {
    title: 'Luma',
    put: folderExists('catalogues/luma/ConfigurableSampleData_fixtures_products.csv'),
    products: 417,
    searchTerm: 'hoodie',
    found: 'Teton Pullover Hoodie',
  },
  {
    title: 'the price service’s CSV',
    put: folderExists('feeds/offer-full.csv'),
    mapping: 'offer-full',
    products: 1,
    searchTerm: 'galaxy',
    found: 'Samsung Galaxy S8 Black 128G',
  },
  {
    title: 'the price service’s XML',
    put: folderExists('feeds/offer-full.xml'),
    mapping: 'offer-full',
    products: 1,
    searchTerm: 'samsung',
    found: 'Samsung Galaxy S8 Black 128G',
  },
  {
    title: 'the first rows of 44,446',
    put: firstRows,
    products: 400,
    searchTerm: 'nike',
    found: 'Nike',
  },
];
