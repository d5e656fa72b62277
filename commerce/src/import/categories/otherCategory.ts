import { byLocale } from '@solvik/shop';
import type { CategoryDraft } from '../../catalogue/catalogueDraft.ts';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';

const inEach = (part: 'name' | 'alias') =>
  byLocale((locale) => backEndLanguages[locale].importedGoods.otherCategory[part]);

/** The category of products without a mapped one; created with the first of them. */
export const otherCategory: CategoryDraft = {
  key: 'import-other',
  name: inEach('name'),
  alias: inEach('alias'),
  order: 900,
};
