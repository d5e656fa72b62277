/** Where readers of a retired page are redirected, in their language. */
import type { Locale } from '@solvik/shop';
import { writeAddress } from '@solvik/addresses';
import type { Queries } from '../database/database.ts';
import type { NotNull } from 'kysely';
import { localise } from '../markets/localise.ts';

/** A page may redirect to one that was retired too. */
const maxSteps = 5;

/** Undefined when the page is not retired, or has no redirect. */
async function readRedirect(queries: Queries, pageId: number): Promise<string | undefined> {
  const retired = await queries
    .selectFrom('contentStates')
    .select('redirectTo')
    .where('kind', '=', 'page')
    .where('pageId', '=', pageId)
    .where('retiredAt', 'is not', null)
    .executeTakeFirst();
  return retired?.redirectTo || undefined;
}

const readDestination = (queries: Queries, key: string) =>
  queries
    .selectFrom('contentStates as s')
    .leftJoin('pages as p', 'p.pageId', 's.pageId')
    .select(['s.pageId', 'p.alias'])
    .where('s.kind', '=', 'page')
    .where('s.key', '=', key)
    .$narrowType<{ pageId: NotNull }>()
    .executeTakeFirst();

/** Undefined when the page is not retired, or has no redirect that still works. */
export async function retiredRedirect(
  queries: Queries,
  pageId: number,
  locale: Locale,
): Promise<string | undefined> {
  let from = pageId;
  for (let step = 0; step < maxSteps; step += 1) {
    const redirect = await readRedirect(queries, from);
    if (redirect === undefined || redirect.startsWith('/')) return redirect;
    const to = await readDestination(queries, redirect);
    const alias = localise(to?.alias, locale);
    if (alias !== undefined) return writeAddress('page', locale, { alias });
    if (!to) return undefined;
    from = to.pageId;
  }
  return undefined;
}
