/** The figures of the search that its test compares with: by language and kind of query. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../shop/src/index.ts';
import type { JudgedQuery } from './judgedQuery.ts';
import type { SearchFigures } from './measureSearch.ts';

export type StoredFigures = Readonly<
  Record<Locale, Readonly<Record<JudgedQuery['kind'], SearchFigures>>>
>;

const file = join(import.meta.dirname, 'figures.json');

export const readFigures = (): StoredFigures =>
  JSON.parse(readFileSync(file, 'utf8')) as StoredFigures;

export const storeFigures = (figures: object): void =>
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
