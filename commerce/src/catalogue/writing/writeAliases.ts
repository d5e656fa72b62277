/**
 * Stores aliases: one current alias per language, unique per kind; older ones are retained so that
 * they redirect.
 */
import { anyOf, insertRows } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import type { AliasKind } from '../../database/stored/storedAlias.ts';
import { byLocale, type Locale, locales, type Localised, sourceLocale } from '@solvik/shop';
import { entryOf } from './entryOf.ts';
import { aliasChoices, planAliases, type AliasRequest } from './planAliases.ts';

/**
 * The current and earlier holders of these aliases; an earlier alias may be given to another thing.
 */
async function readHolders(
  queries: Queries,
  kind: AliasKind,
  aliases: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom('aliases')
    .select(['alias', 'locale', 'targetId'])
    .where('kind', '=', kind)
    .where('isCurrent', 'is', true)
    .where('alias', '=', anyOf(aliases))
    .execute();
  return new Map(rows.map(({ alias, locale, targetId }) => [`${locale} ${alias}`, targetId]));
}

/**
 * Plans with the known holders, and again as long as the plan contains an alias whose holder has
 * not been queried.
 */
async function planFree(
  queries: Queries,
  kind: AliasKind,
  requests: readonly AliasRequest[],
): Promise<AliasRequest[]> {
  let pending = [...new Set(requests.flatMap((request) => aliasChoices(request).slice(0, 2)))];
  const queried = new Set<string>();
  const holders = new Map<string, number>();
  let plan: AliasRequest[] = [];
  while (pending.length > 0) {
    for (const [key, id] of await readHolders(queries, kind, pending)) holders.set(key, id);
    for (const alias of pending) queried.add(alias);
    plan = planAliases(requests, holders);
    pending = [...new Set(plan.map(({ alias }) => alias).filter((alias) => !queried.has(alias)))];
  }
  return plan;
}

/**
 * Stores aliases and returns those assigned: if another thing already has the requested one, a
 * number is appended. Languages without an alias share the first one there is.
 */
export async function writeAliases(
  queries: Queries,
  kind: AliasKind,
  requested: ReadonlyMap<number, Localised>,
): Promise<Map<number, Record<Locale, string>>> {
  const requests = [...requested].flatMap(([id, aliases]): AliasRequest[] => {
    const any =
      aliases[sourceLocale] ??
      locales.map((locale) => aliases[locale]).find((alias) => alias) ??
      String(id);
    return locales.map((locale) => ({ id, locale, alias: aliases[locale] || any }));
  });
  const stored = await planFree(queries, kind, requests);
  await queries
    .updateTable('aliases')
    .set({ isCurrent: false })
    .where('kind', '=', kind)
    .where('targetId', '=', anyOf([...requested.keys()]))
    .where('isCurrent', 'is', true)
    .execute();
  await insertRows(queries, 'aliases', {
    columns: ['kind', 'alias', 'locale', 'targetId', 'isCurrent'],
    rows: stored.map(({ id, ...named }) => ({ ...named, kind, targetId: id, isCurrent: true })),
  })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'alias', 'locale']).doUpdateSet(({ ref }) => ({
        targetId: ref('excluded.targetId'),
        isCurrent: true,
      })),
    )
    .execute();
  const assigned = new Map(stored.map(({ id, locale, alias }) => [`${id} ${locale}`, alias]));
  return new Map(
    [...requested.keys()].map((id) => [
      id,
      byLocale((locale) => entryOf(assigned, `${id} ${locale}`)),
    ]),
  );
}
