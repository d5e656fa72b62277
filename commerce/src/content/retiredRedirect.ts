/** Where the readers of a retired page go instead, in their language. */
import { writeAddress } from '@solvik/addresses';
import { sql } from 'kysely';
import type { Locale, Localised } from '../catalogue/catalogueDraft.ts';
import { first, type Queries } from '../database/database.ts';
import { localise } from '../markets/localise.ts';

/** A page that was retired in favour of one that was retired too. */
const mostSteps = 5;

interface DestinationRow {
  readonly page_id: number;
  readonly alias: Localised | null;
}

/** Undefined when the page is not retired, or leads nowhere. */
export async function retiredRedirect(
  queries: Queries,
  pageId: number,
  locale: Locale,
): Promise<string | undefined> {
  let from = pageId;
  for (let step = 0; step < mostSteps; step += 1) {
    const retired = await first(
      queries,
      sql<{
        redirect_to: string | null;
      }>`select redirect_to from content_states where kind = 'page' and page_id = ${from} and retired_at is not null`,
    );
    if (!retired?.redirect_to) return undefined;
    if (retired.redirect_to.startsWith('/')) return retired.redirect_to;
    const to = await first(
      queries,
      sql<DestinationRow>`select s.page_id, p.alias from content_states s left join pages p on p.page_id = s.page_id where s.kind = 'page' and s.key = ${retired.redirect_to}`,
    );
    const alias = localise(to?.alias, locale);
    if (alias !== undefined) return writeAddress('page', locale, { alias });
    if (!to) return undefined;
    from = to.page_id;
  }
  return undefined;
}
