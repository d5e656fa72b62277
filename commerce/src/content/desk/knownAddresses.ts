/** What the addresses that an editor wrote lead to, asked of the database once for a whole page. */
import { readAddress } from '@solvik/addresses';
import { sql } from 'kysely';
import { localise } from '../../markets/localise.ts';
import type { CampaignRow } from '../../campaigns/campaignRow.ts';
import type { Locale } from '../../catalogue/catalogueDraft.ts';
import type { CatalogueIndex, CategoryRow } from '../../catalogue/catalogueIndex.ts';
import { all, type Queries } from '../../database/database.ts';
import type { WrittenAddress } from './ownAddress.ts';

type Asked = Pick<WrittenAddress, 'path' | 'locale'>;

/** `open`: a list or a screen that is always there. */
export type Goal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open' | 'page' | 'category' | 'brand' }
  | { readonly kind: 'moved' }
  | { readonly kind: 'product'; readonly id: number }
  | { readonly kind: 'campaign'; readonly campaign: CampaignRow };

interface AliasRow {
  readonly kind: 'product' | 'category' | 'page';
  readonly alias: string;
  readonly target_id: number;
  readonly is_current: boolean;
}

const lastOf = (segments: string | undefined): string => segments?.split('/').at(-1) ?? '';

export const categoryCalled = (index: CatalogueIndex, alias: string): CategoryRow | undefined =>
  [...index.categories.values()].find((row) => Object.values(row.alias).includes(alias));
export const isBrand = (index: CatalogueIndex, alias: string): boolean =>
  [...index.brands.values()].some((row) => row.alias === alias);
export const campaignCalled = (
  index: CatalogueIndex,
  alias: string,
  locale: Locale,
): CampaignRow | undefined =>
  [...index.campaigns.values()].find(
    (row) => localise(row.alias, locale) === alias || Object.values(row.alias).includes(alias),
  );

/** An address that a merchant's list or an earlier alias still leads on from has moved. */
export async function readGoals(
  written: readonly Asked[],
  { queries, index }: { readonly queries: Queries; readonly index: CatalogueIndex },
): Promise<(address: Asked) => Goal> {
  const addressOf = ({ path, locale }: Asked) => readAddress(path, locale);
  const aliases = written.flatMap((each) =>
    Object.values(addressOf(each)?.params ?? {}).map(lastOf),
  );
  const rows =
    aliases.length === 0
      ? []
      : await all(
          queries,
          sql<AliasRow>`select kind, alias, target_id, is_current from aliases where alias = any(${aliases}::text[]) and kind in ('product', 'category', 'page') order by is_current desc`,
        );
  const pages = new Set(
    (
      await all(
        queries,
        sql<{ page_id: number }>`select page_id from pages where alias is not null`,
      )
    ).map(({ page_id: id }) => id),
  );
  const history = new Set(
    (
      await all(
        queries,
        sql<{
          old_url: string;
        }>`select old_url from url_history where old_url = any(${written.map(({ path }) => path)}::text[])`,
      )
    ).map(({ old_url: url }) => url),
  );
  const has = { product: index.products, category: index.categories, page: pages } as const;

  function aliased(kind: AliasRow['kind'], alias: string | undefined): Goal {
    const row = rows.find(
      (each) => each.kind === kind && each.alias === alias && has[kind].has(each.target_id),
    );
    if (!row) return { kind: 'unknown' };
    if (!row.is_current) return { kind: 'moved' };
    return kind === 'product' ? { kind, id: row.target_id } : { kind };
  }

  function goalOf(given: Asked): Goal {
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
        // A name that is no brand's, campaign's or list's is looked for.
        return params['list'] === undefined ? { kind: 'unknown' } : { kind: 'open' };
      case 'brand':
        return isBrand(index, lastOf(params['brand'])) ? { kind: 'brand' } : { kind: 'unknown' };
      case 'discountCampaign': {
        const campaign = campaignCalled(index, lastOf(params['campaign']), given.locale);
        return campaign ? { kind: 'campaign', campaign } : { kind: 'unknown' };
      }
      default:
        return { kind: 'open' };
    }
  }

  return (given) => {
    const goal = goalOf(given);
    return goal.kind === 'unknown' && history.has(given.path) ? { kind: 'moved' } : goal;
  };
}
