/** Resolves the addresses that an editor wrote, with one round of queries for a whole page. */
import type { Locale } from '@solvik/shop';
import { readAddress } from '@solvik/addresses';
import { localise } from '../../markets/localise.ts';
import type { CampaignRow } from '../../campaigns/campaignRow.ts';
import type { CatalogueIndex, CategoryRow } from '../../catalogue/catalogueIndex.ts';
import { anyOf } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import type { WrittenAddress } from './parseShopUrl.ts';

type AddressRef = Pick<WrittenAddress, 'path' | 'locale'>;

/** `open`: a list or a screen that always exists. */
export type AddressTarget =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open' | 'page' | 'category' | 'brand' }
  | { readonly kind: 'moved' }
  | { readonly kind: 'product'; readonly id: number }
  | { readonly kind: 'campaign'; readonly campaign: CampaignRow };

type AliasedKind = 'product' | 'category' | 'page';

const lastOf = (segments: string | undefined): string => segments?.split('/').at(-1) ?? '';

export const findCategory = (index: CatalogueIndex, alias: string): CategoryRow | undefined =>
  [...index.categories.values()].find((row) => Object.values(row.alias).includes(alias));
export const isBrand = (index: CatalogueIndex, alias: string): boolean =>
  [...index.brands.values()].some((row) => row.alias === alias);
export const findCampaign = (
  index: CatalogueIndex,
  alias: string,
  locale: Locale,
): CampaignRow | undefined =>
  [...index.campaigns.values()].find(
    (row) => localise(row.alias, locale) === alias || Object.values(row.alias).includes(alias),
  );

const aliasedKinds: readonly AliasedKind[] = ['product', 'category', 'page'];

/** Current ones first. */
const readAliases = (queries: Queries, aliases: readonly string[]) =>
  queries
    .selectFrom('aliases')
    .select(['kind', 'alias', 'targetId', 'isCurrent'])
    .where('alias', '=', anyOf(aliases))
    .where('kind', '=', anyOf(aliasedKinds))
    .orderBy('isCurrent', 'desc')
    .execute();

/** Ids of the pages that have an address. */
async function readPages(queries: Queries): Promise<ReadonlySet<number>> {
  const rows = await queries
    .selectFrom('pages')
    .select('pageId')
    .where('alias', 'is not', null)
    .execute();
  return new Set(rows.map(({ pageId }) => pageId));
}

/** Which of these addresses the merchant's redirects lead on from. */
async function readHistory(
  queries: Queries,
  written: readonly AddressRef[],
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('urlHistory')
    .select('oldUrl')
    .where('oldUrl', '=', anyOf(written.map(({ path }) => path)))
    .execute();
  return new Set(rows.map(({ oldUrl }) => oldUrl));
}

/** An address that a merchant's redirect or an earlier alias leads on from has moved. */
export async function readAddressTargets(
  written: readonly AddressRef[],
  { queries, index }: { readonly queries: Queries; readonly index: CatalogueIndex },
): Promise<(address: AddressRef) => AddressTarget> {
  const addressOf = ({ path, locale }: AddressRef) => readAddress(path, locale);
  const aliases = written.flatMap((each) =>
    Object.values(addressOf(each)?.params ?? {}).map(lastOf),
  );
  const rows = aliases.length === 0 ? [] : await readAliases(queries, aliases);
  const pages = await readPages(queries);
  const history = await readHistory(queries, written);
  const has = { product: index.products, category: index.categories, page: pages } as const;

  function aliased(kind: AliasedKind, alias: string | undefined): AddressTarget {
    const row = rows.find(
      (each) => each.kind === kind && each.alias === alias && has[kind].has(each.targetId),
    );
    if (!row) return { kind: 'unknown' };
    if (!row.isCurrent) return { kind: 'moved' };
    return kind === 'product' ? { kind, id: row.targetId } : { kind };
  }

  function targetOf(given: AddressRef): AddressTarget {
    const address = addressOf(given);
    const { params = {} } = address ?? {};
    switch (address?.route) {
      case undefined:
      case 'notFound':
        return { kind: 'unknown' };
      case 'product':
        return aliased('product', params['alias']);
      case 'category':
        return aliased('category', params['category']);
      case 'genericList':
        return aliased('category', lastOf(params['list']));
      case 'page':
      case 'content':
      case 'inspiration':
        return aliased('page', params['alias']);
      case 'list':
        // Any other alias is looked up in the database.
        return params['list'] === undefined ? { kind: 'unknown' } : { kind: 'open' };
      case 'brand':
        return isBrand(index, lastOf(params['brand'])) ? { kind: 'brand' } : { kind: 'unknown' };
      case 'discountCampaign': {
        const campaign = findCampaign(index, lastOf(params['campaign']), given.locale);
        return campaign ? { kind: 'campaign', campaign } : { kind: 'unknown' };
      }
      default:
        return { kind: 'open' };
    }
  }

  return (given) => {
    const target = targetOf(given);
    return target.kind === 'unknown' && history.has(given.path) ? { kind: 'moved' } : target;
  };
}
