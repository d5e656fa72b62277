/**
 * Checks that what a page's widgets link to and name exists in the shop: addresses in every
 * language, categories, brands, products, promo codes.
 */
import { sourceLocale } from '@solvik/shop';
import {
  linksOf,
  pageLeaves,
  type ServiceFinding,
  type PageDocument,
  type StoredLeaf,
} from '@solvik/content-schema/editing';
import { normaliseCode } from '../../campaigns/checkPromoCode.ts';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import type { SiteOrigins } from '../../config/settings.ts';
import type { ShopKnowledge } from './shopKnowledge.ts';
import {
  findCampaign,
  findCategory,
  type AddressTarget,
  isBrand,
  readAddressTargets,
} from './addressTargets.ts';
import { parseShopUrl, type WrittenAddress } from './parseShopUrl.ts';

type LinkContext = ShopKnowledge & { readonly now: number; readonly siteOrigins: SiteOrigins };

const warning = (
  path: string,
  code: ServiceFinding['code'],
  values: ServiceFinding['values'],
): ServiceFinding =>
  ({ level: 'warning', path, code, ...(values && { values }) }) as ServiceFinding;

/** The shop's own addresses among a leaf's links; those of other sites cannot be checked. */
export const addressesOf = (
  leaf: StoredLeaf,
  siteOrigins: SiteOrigins,
): readonly WrittenAddress[] => {
  const { language } = leaf;
  return language
    ? linksOf(leaf).flatMap(
        ({ href }) => parseShopUrl({ href, locale: language }, siteOrigins) ?? [],
      )
    : [];
};

function targetFindings(
  target: AddressTarget,
  { path, href, now }: { readonly path: string; readonly href: string; readonly now: number },
): readonly ServiceFinding[] {
  if (target.kind === 'unknown') return [warning(path, 'unknown-link', { target: href })];
  if (target.kind === 'moved')
    return [{ level: 'hint', path, code: 'moved-link', values: { target: href } }];
  const { validTo: ends = null } = target.kind === 'campaign' ? target.campaign : {};
  return ends !== null && ends.getTime() <= now
    ? [warning(path, 'campaign-over', { target: href })]
    : [];
}

function checkNames(
  { field, value, path, language = sourceLocale }: StoredLeaf,
  { index, now }: LinkContext,
): readonly ServiceFinding[] {
  const unless = (isKnown: boolean, at: string, target: string) =>
    isKnown ? [] : [warning(at, 'unknown-link', { target })];
  if (field.kind === 'products' && Array.isArray(value)) {
    const gone = value.filter((id) => typeof id === 'number' && !index.products.has(id));
    return gone.length > 0 ? [warning(path, 'unknown-product', { products: gone.join(', ') })] : [];
  }
  if (field.kind === 'product-query') {
    const { category, brand, campaign } = (value ?? {}) as Readonly<Record<string, unknown>>;
    const found =
      typeof campaign === 'string' ? findCampaign(index, campaign, language) : undefined;
    return [
      ...(typeof category === 'string'
        ? unless(findCategory(index, category) !== undefined, `${path}.category`, category)
        : []),
      ...(typeof brand === 'string' ? unless(isBrand(index, brand), `${path}.brand`, brand) : []),
      ...(typeof campaign !== 'string'
        ? []
        : found
          ? targetFindings(
              { kind: 'campaign', campaign: found },
              { path: `${path}.campaign`, href: campaign, now },
            )
          : unless(false, `${path}.campaign`, campaign)),
    ];
  }
  if (typeof value !== 'string' || field.kind !== 'text' || !field.names) return [];
  return unless(
    field.names === 'brand' ? isBrand(index, value) : findCategory(index, value) !== undefined,
    path,
    value,
  );
}

/** Whether the cart would accept the promo code as it is written here. */
function checkCode(
  { value, path, market }: StoredLeaf,
  index: CatalogueIndex,
  now: number,
): readonly ServiceFinding[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  const code = normaliseCode(value);
  const there = [...index.campaigns.values()].filter(
    ({ promoCode: own, markets }) =>
      own === code &&
      (market === undefined || market === '*' || markets.some((id) => id === market)),
  );
  if (there.length === 0) return [warning(path, 'code-unknown', { code: value })];
  return there.every(({ validTo: ends }) => ends !== null && ends.getTime() <= now)
    ? [warning(path, 'code-over', { code: value })]
    : [];
}

/** One finding per address of a field. */
export async function checkLinks(
  document: PageDocument,
  context: LinkContext,
): Promise<readonly ServiceFinding[]> {
  const widgets = pageLeaves(document);
  const targetOf = await readAddressTargets(
    widgets.flatMap(({ leaves }) =>
      leaves.flatMap((leaf) => addressesOf(leaf, context.siteOrigins)),
    ),
    context,
  );
  return widgets.flatMap(({ type, leaves }) =>
    leaves.flatMap((leaf) => {
      const path = leaf.field.kind === 'link' ? `${leaf.path}.href` : leaf.path;
      const [lost] = addressesOf(leaf, context.siteOrigins).flatMap((address) =>
        targetFindings(targetOf(address), { path, href: address.href, now: context.now }),
      );
      return [
        ...(lost ? [lost] : []),
        ...checkNames(leaf, context),
        ...(type === 'offers' && /\.code\.[\w*]+$/.test(leaf.path)
          ? checkCode(leaf, context.index, context.now)
          : []),
      ];
    }),
  );
}
