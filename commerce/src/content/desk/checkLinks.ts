/** Whether what a page's widgets lead to and name is in the shop: addresses in every language, shelves, brands, products, codes. */
import {
  linksOf,
  pageLeaves,
  type DeskFinding,
  type PageDocument,
  type StoredLeaf,
} from '@solvik/content-schema/editing';
import { normaliseCode } from '../../campaigns/checkPromoCode.ts';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import type { Shop } from '../../shop.ts';
import type { ShopKnowledge } from './checkInShop.ts';
import { campaignCalled, categoryCalled, type Goal, isBrand, readGoals } from './knownAddresses.ts';
import { ownAddress, type WrittenAddress } from './ownAddress.ts';

type Asked = ShopKnowledge & { readonly now: number; readonly fronts: Shop['fronts'] };

const warning = (
  path: string,
  code: DeskFinding['code'],
  values: DeskFinding['values'],
): DeskFinding => ({ level: 'warning', path, code, ...(values && { values }) }) as DeskFinding;

/** Our own addresses among a leaf's links; those of other sites nobody can promise. */
export const addressesOf = (
  leaf: StoredLeaf,
  fronts: Shop['fronts'],
): readonly WrittenAddress[] => {
  const { language } = leaf;
  return language
    ? linksOf(leaf).flatMap(({ href }) => ownAddress({ href, locale: language }, fronts) ?? [])
    : [];
};

function sayGoal(
  goal: Goal,
  { path, href, now }: { readonly path: string; readonly href: string; readonly now: number },
): readonly DeskFinding[] {
  if (goal.kind === 'unknown') return [warning(path, 'unknown-link', { target: href })];
  if (goal.kind === 'moved')
    return [{ level: 'hint', path, code: 'moved-link', values: { target: href } }];
  const { valid_to: ends = null } = goal.kind === 'campaign' ? goal.campaign : {};
  return ends !== null && ends.getTime() <= now
    ? [warning(path, 'campaign-over', { target: href })]
    : [];
}

function checkNames(
  { field, value, path, language = 'sv' }: StoredLeaf,
  { index, now }: Asked,
): readonly DeskFinding[] {
  const unless = (isKnown: boolean, at: string, target: string) =>
    isKnown ? [] : [warning(at, 'unknown-link', { target })];
  if (field.kind === 'products' && Array.isArray(value)) {
    const gone = value.filter((id) => typeof id === 'number' && !index.products.has(id));
    return gone.length > 0 ? [warning(path, 'unknown-product', { products: gone.join(', ') })] : [];
  }
  if (field.kind === 'product-query') {
    const { category, brand, campaign } = (value ?? {}) as Readonly<Record<string, unknown>>;
    const found =
      typeof campaign === 'string' ? campaignCalled(index, campaign, language) : undefined;
    return [
      ...(typeof category === 'string'
        ? unless(categoryCalled(index, category) !== undefined, `${path}.category`, category)
        : []),
      ...(typeof brand === 'string' ? unless(isBrand(index, brand), `${path}.brand`, brand) : []),
      ...(typeof campaign !== 'string'
        ? []
        : found
          ? sayGoal(
              { kind: 'campaign', campaign: found },
              { path: `${path}.campaign`, href: campaign, now },
            )
          : unless(false, `${path}.campaign`, campaign)),
    ];
  }
  if (typeof value !== 'string' || field.kind !== 'text' || !field.names) return [];
  return unless(
    field.names === 'brand' ? isBrand(index, value) : categoryCalled(index, value) !== undefined,
    path,
    value,
  );
}

/** What the cart would say to a code that is typed as it stands here. */
function checkCode(
  { value, path, market }: StoredLeaf,
  index: CatalogueIndex,
  now: number,
): readonly DeskFinding[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  const code = normaliseCode(value);
  const there = [...index.campaigns.values()].filter(
    ({ promo_code: own, markets }) =>
      own === code &&
      (market === undefined || market === '*' || markets.some((id) => id === market)),
  );
  if (there.length === 0) return [warning(path, 'code-unknown', { code: value })];
  return there.every(({ valid_to: ends }) => ends !== null && ends.getTime() <= now)
    ? [warning(path, 'code-over', { code: value })]
    : [];
}

/** One finding for each address of a field. */
export async function checkLinks(
  document: PageDocument,
  asked: Asked,
): Promise<readonly DeskFinding[]> {
  const widgets = pageLeaves(document);
  const goalOf = await readGoals(
    widgets.flatMap(({ leaves }) => leaves.flatMap((leaf) => addressesOf(leaf, asked.fronts))),
    asked,
  );
  return widgets.flatMap(({ type, leaves }) =>
    leaves.flatMap((leaf) => {
      const path = leaf.field.kind === 'link' ? `${leaf.path}.href` : leaf.path;
      const [lost] = addressesOf(leaf, asked.fronts).flatMap((address) =>
        sayGoal(goalOf(address), { path, href: address.href, now: asked.now }),
      );
      return [
        ...(lost ? [lost] : []),
        ...checkNames(leaf, asked),
        ...(type === 'offers' && /\.code\.[\w*]+$/.test(leaf.path)
          ? checkCode(leaf, asked.index, asked.now)
          : []),
      ];
    }),
  );
}
