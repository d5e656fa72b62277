/**
 * Facts about a product beyond its row: colours of the same style, parameters in groups, campaigns,
 * totals.
 */
import { parseFacetId, type StockView } from '@solvik/shop-rules';
import { isRunning, type CampaignRow } from '../campaigns/campaignRow.ts';
import { describeReduction } from '../pricing/reduction.ts';
import { localise } from '../markets/localise.ts';
import type { CatalogueReader, LogRow, ProductView } from './catalogueReader.ts';
import type { SkuRow } from './createSkuCache.ts';
import type { CatalogueIndex, ParameterValueRow } from './catalogueIndex.ts';
import type { Locale } from '@solvik/shop';
import { productPath } from './categoryTree.ts';

export const pathOf = (
  { row, reader }: ProductView,
  locale: Locale = reader.scope.locale,
): string =>
  productPath(reader.index.categories, {
    categoryId: row.primaryCategoryId,
    alias: localise(row.alias, locale) ?? '',
    locale,
  });

/** Stock of all sizes together, and the earliest date of new stock. */
export function sumStock(skus: readonly SkuRow[]): StockView & { incoming: Date | null } {
  const sum = (pick: (stock: StockView) => number) =>
    skus.reduce((total, { stock }) => total + pick(stock), 0);
  const arrivals = skus
    .flatMap(({ incoming }) => incoming ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  return {
    inStock: sum(({ inStock }) => inStock),
    oversellable: sum(({ oversellable }) => oversellable),
    static: sum((stock) => stock.static),
    totalStock: sum(({ totalStock }) => totalStock),
    incoming: arrivals[0] ?? null,
  };
}

/**
 * Campaigns of the product that are running in the market and need no code: offers on a cart, and
 * price campaigns that the current price really reflects.
 */
export function campaignsOf({ indexed, reader, price }: ProductView): CampaignRow[] {
  const { index, scope, now } = reader;
  const { isReduced } = describeReduction(price);
  return indexed.campaignIds.flatMap((id) => {
    const campaign = index.campaigns.get(id);
    return campaign &&
      campaign.promoCode === null &&
      (campaign.offer !== null || isReduced) &&
      isRunning(campaign, { market: scope.market.priceMarket, now })
      ? [campaign]
      : [];
  });
}

export interface ShownParameter {
  readonly value: ParameterValueRow;
  readonly isShown: boolean;
}

/** The parameters by group, in group number order. */
export function parameterGroups({
  row,
  reader,
}: ProductView): { groupId: number; parameters: ShownParameter[] }[] {
  const groups = new Map<number, ShownParameter[]>();
  for (const { id, isShown } of row.parameters) {
    const value = reader.index.parameterValues.get(id);
    if (!value) continue;
    groups.set(value.parameterGroupId, [
      ...(groups.get(value.parameterGroupId) ?? []),
      { value, isShown },
    ]);
  }
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([groupId, parameters]) => ({ groupId, parameters }));
}

/** The colour of a product: the parameter named Color of group 1 (spec section 3). */
export function colourOf(
  facets: readonly string[],
  index: Pick<CatalogueIndex, 'parameterValues'>,
): ParameterValueRow | undefined {
  for (const text of facets) {
    const facet = parseFacetId(text);
    const value = facet?.kind === 'parameter' ? index.parameterValues.get(facet.id) : undefined;
    if (value?.identifier === 'Color') return value;
  }
  return undefined;
}

/**
 * The colours of the same style that the market sells, itself included; only itself if it has no
 * group.
 */
export async function coloursOf(
  reader: CatalogueReader,
  { indexed }: ProductView,
): Promise<ProductView[]> {
  const ids =
    indexed.groupKey === null ? [indexed.id] : (reader.index.groups.get(indexed.groupKey) ?? []);
  return reader.products(ids);
}

const day = 24 * 60 * 60 * 1000;
/** Days of the log that shoppers are shown, and of the lowest price that is marked in it. */
const [shownDays, lowestDays] = [120, 30];

/** The prices of the last 120 days; the lowest of the last 30 is marked. */
export function recentLog(log: readonly LogRow[], now: number): (LogRow & { isLowest: boolean })[] {
  const past = log.filter(({ validFrom }) => validFrom.getTime() <= now);
  const isWithin = (days: number) => (_: LogRow, at: number) =>
    (past[at + 1]?.validFrom.getTime() ?? now + 1) > now - days * day;
  const recent = new Set(past.filter(isWithin(lowestDays)));
  const lowest = Math.min(...[...recent].map(({ selling }) => selling));
  return past.filter(isWithin(shownDays)).map((row) => ({
    validFrom: row.validFrom,
    regular: row.regular,
    selling: row.selling,
    isLowest: recent.has(row) && row.selling === lowest,
  }));
}
