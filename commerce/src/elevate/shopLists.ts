/** The shop's own lists and pages that a search names: new products, the sale, best sellers. */
import { type Site, writeAddress } from '@solvik/addresses';
import { isRunning } from '../campaigns/campaignRow.ts';
import { cachedList } from '../catalogue/cachedList.ts';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { discountFacets } from '../catalogue/facetGroup.ts';
import { wholeList } from '../catalogue/filterProducts.ts';
import { findAliasOnce } from '../catalogue/findAlias.ts';
import type { ShopList } from '../languages/backEndLanguage.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { localise } from '../markets/localise.ts';
import { begunLists, readListWords } from '../search/listWords.ts';
import { facetNames } from '../search/namedFacets.ts';
import type { FoundContent } from './foundContent.ts';
import type { SearchShop } from './searchShop.ts';

interface Scope extends SearchShop {
  readonly index: CatalogueIndex;
  readonly site: Site;
}

/** The first of its words: what finds everything reduced. */
const saleWord = ({ locale }: Site): string =>
  backEndLanguages[locale].search.shopLists.reduced.words.split(',')[0] ?? '';

const addressOf = (list: ShopList, site: Site): string =>
  list === 'reduced'
    ? writeAddress('search', site.locale, { search: saleWord(site) })
    : writeAddress(list, site.locale);

const listOf = ({ site, shop }: Scope) => {
  const { marketId: market, locale } = site;
  return wholeList({ market, locale, now: shop.clock() });
};

const hasReduced = (scope: Scope): boolean => {
  const { counts } = cachedList(scope.index, listOf(scope));
  return discountFacets.some((facet) => (counts.get(facet) ?? 0) > 0);
};

/** Whether the shop serves the list: a merchant may have nothing that comes, or nothing reduced. */
async function isServed(scope: Scope, list: ShopList): Promise<boolean> {
  const { index, site, shop } = scope;
  const { locale } = site;
  if (list === 'reduced') return hasReduced(scope);
  if (list !== 'comingSoon') return true;
  const alias = decodeURIComponent(addressOf(list, site)).slice(1);
  return (
    (await findAliasOnce(shop.database.handle, index, 'category', { alias, locale })) !== undefined
  );
}

/** The price campaigns that have products in the market now. */
function campaignsNow(scope: Scope): readonly FoundContent[] {
  const { index, site, shop } = scope;
  const { locale, marketId: market } = site;
  return [...index.campaigns.values()]
    .filter(
      (campaign) =>
        campaign.promoCode === null && isRunning(campaign, { market, now: shop.clock() }),
    )
    .flatMap(({ campaignId, key, name, alias }) => {
      const [title, own] = [localise(name, locale), localise(alias, locale)];
      const list = { ...listOf(scope), campaignIds: [campaignId] };
      if (!title || !own || cachedList(index, list).count === 0) return [];
      const link = writeAddress('discountCampaign', locale, { campaign: own });
      return [{ key: `campaign-${key}`, title, link, isNamed: true }];
    });
}

/**
 * Lists whose words are in the text, then those that its last word begins. A search for what is
 * reduced, and nothing else, is such a list itself: it has the campaigns beside it.
 */
export async function shopListsNamed(
  { execute, shop }: SearchShop,
  { site, q }: { readonly site: Site; readonly q: string },
): Promise<readonly FoundContent[]> {
  const index = await shop.catalogue.get();
  const scope = { execute, shop, index, site };
  const { locale } = site;
  const { byName: names } = facetNames(index, locale);
  const { lists, rest } = readListWords(q, { locale, names });
  const named = [...new Set([...lists, ...begunLists(q, locale)])];
  const isSale = lists.includes('reduced');
  const links = await Promise.all(
    named.map(async (list): Promise<readonly FoundContent[]> => {
      if ((list === 'reduced' && isSale && rest === '') || !(await isServed(scope, list)))
        return [];
      const { title } = backEndLanguages[locale].search.shopLists[list];
      return [{ key: `list-${list}`, title, link: addressOf(list, site), isNamed: true }];
    }),
  );
  return [...links.flat(), ...(isSale && rest === '' ? campaignsNow(scope) : [])];
}
