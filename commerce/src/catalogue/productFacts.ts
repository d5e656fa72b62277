/** What is said of a product beyond its row: colours of the same style, parameters in groups, campaigns, totals. */
import { isRunning, type CampaignRow } from '../campaigns/campaignRow.ts';
import { describeReduction } from '../pricing/reduction.ts';
import { localise } from '../markets/localise.ts';
import type { StockView } from '../stock/stockView.ts';
import type { CatalogueReader, LogRow, ProductView } from './catalogueReader.ts';
import type { SkuRow } from '../stock/keepSkus.ts';
import type { CatalogueIndex, ParameterValueRow } from './catalogueIndex.ts';
import type { Locale } from './catalogueDraft.ts';
import { productPath } from './categoryTree.ts';

export const pathOf = (
  { row, reader }: ProductView,
  locale: Locale = reader.place.locale,
): string =>
  productPath(reader.index.categories, {
    categoryId: row.primary_category_id,
    alias: localise(row.alias, locale) ?? '',
    locale,
  });

/** Stock of all sizes together; the soonest that more arrives. */
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

/** Price campaigns that are on in the market and that the price of now really follows. */
export function campaignsOf({ indexed, reader, price }: ProductView): CampaignRow[] {
  const { index, place, now } = reader;
  if (!describeReduction(price).isReduced) return [];
  return indexed.campaignIds.flatMap((id) => {
    const campaign = index.campaigns.get(id);
    return campaign &&
      campaign.promo_code === null &&
      isRunning(campaign, { market: place.market.priceMarket, now })
      ? [campaign]
      : [];
  });
}

export interface ShownParameter {
  readonly value: ParameterValueRow;
  readonly isShown: boolean;
}

/** The parameters by group, groups in number order. */
export function parameterGroups({
  row,
  reader,
}: ProductView): { groupId: number; parameters: ShownParameter[] }[] {
  const groups = new Map<number, ShownParameter[]>();
  for (const { id, isShown } of row.parameters) {
    const value = reader.index.parameterValues.get(id);
    if (!value) continue;
    groups.set(value.parameter_group_id, [
      ...(groups.get(value.parameter_group_id) ?? []),
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
  return facets
    .map((facet) =>
      facet.startsWith('p-') ? index.parameterValues.get(Number(facet.slice(2))) : undefined,
    )
    .find((value) => value?.identifier === 'Color');
}

/** The colours of the same style that the market sells, itself among them; alone when it has no group. */
export async function coloursOf(
  reader: CatalogueReader,
  { indexed }: ProductView,
): Promise<ProductView[]> {
  const ids =
    indexed.groupKey === null ? [indexed.id] : (reader.index.groups.get(indexed.groupKey) ?? []);
  return reader.products(ids);
}

const days30 = 30 * 24 * 60 * 60 * 1000;

/** The prices of the last 30 days, the lowest marked. */
export function recentLog(log: readonly LogRow[], now: number): (LogRow & { isLowest: boolean })[] {
  const recent = log.filter(
    ({ valid_from }, at) =>
      valid_from.getTime() <= now && (log[at + 1]?.valid_from.getTime() ?? now) > now - days30,
  );
  const lowest = Math.min(...recent.map(({ selling }) => selling));
  return recent.map(({ valid_from, regular, selling }) => ({
    valid_from,
    regular,
    selling,
    isLowest: selling === lowest,
  }));
}
