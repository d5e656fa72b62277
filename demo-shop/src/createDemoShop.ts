import { foldAlias } from '@solvik/addresses';
import type { BrandDraft, CatalogueDraft, CategoryDraft } from '@solvik/commerce';
import { brandDescription } from './brandTexts.ts';
import { brandKeys, brands } from './brands.ts';
import { demoCampaigns } from './campaigns.ts';
import { type CategoryKey, categoryKeys, isHidden, parentOf, categoryTree } from './categories.ts';
import { areas, contentPages } from './content/contentPages.ts';
import { homePage } from './content/homePage.ts';
import { menus } from './content/menus.ts';
import { themePages } from './content/themePages.ts';
import { planShop } from './planShop.ts';
import { demoProducts, type DemoShopSettings } from './products.ts';
import { storyKeys } from './words/shopWords.ts';
import { inEachLocale } from './words/shopWordsByLocale.ts';

function categoryDraft(key: CategoryKey, order: number): CategoryDraft {
  const parentKey = parentOf(key);
  const story = storyKeys.find((each) => each === key);
  return {
    key,
    order,
    ...(parentKey && { parentKey }),
    name: inEachLocale(({ categories }) => categories[key].name),
    alias: inEachLocale(({ categories }) => categories[key].alias),
    description: inEachLocale(({ categories }) => categories[key].description),
    ...(story && {
      secondaryDescription: inEachLocale(({ categoryStories }) => categoryStories[story]),
    }),
    googleTaxonomyId: categoryTree[key].google,
    ...(isHidden(key) && { isHidden: true }),
  };
}

const brandDrafts = (): BrandDraft[] =>
  brandKeys.map((key) => ({
    key,
    name: brands[key].name,
    alias: foldAlias(brands[key].name),
    description: brandDescription(key),
  }));

/**
 * The seeded shop: about 2,400 products in some eighty categories with prices, stock, campaigns,
 * menus and content in four languages. The same seed and clock give the same shop; products are
 * generated one by one as they are read.
 */
export function createDemoShop(settings: DemoShopSettings): CatalogueDraft {
  return {
    categories: categoryKeys.map(categoryDraft),
    brands: brandDrafts(),
    products: { [Symbol.iterator]: () => demoProducts(settings) },
    campaigns: demoCampaigns(planShop(settings.seed), settings.now),
    menus,
    pages: [homePage(), ...areas(), ...contentPages(), ...themePages(settings.now)],
  };
}
