/** Gives things their addresses: one current alias per language, unique per kind, older ones kept so that they redirect. */
import { sql } from 'kysely';
import { recordset } from '../../database/bulk.ts';
import { all, run, type Queries } from '../../database/database.ts';
import { locales, type Localised } from '../catalogueDraft.ts';
import { aliasChoices, planAliases, type AliasWish } from './planAliases.ts';

export type AliasKind = 'category' | 'brand' | 'product' | 'campaign' | 'page';

interface AliasRow {
  readonly alias: string;
  readonly locale: string;
  readonly target_id: number;
}

/** Who has which of these aliases now; an earlier one may be given to another thing. */
async function readHolders(
  queries: Queries,
  kind: AliasKind,
  aliases: readonly string[],
): Promise<Map<string, number>> {
  const rows = await all(
    queries,
    sql<AliasRow>`select alias, locale, target_id from aliases where kind = ${kind} and is_current and alias = any(${[...aliases]}::text[])`,
  );
  return new Map(rows.map(({ alias, locale, target_id }) => [`${locale} ${alias}`, target_id]));
}

/** Plans with what is known of the holders, and anew while the plan names an alias that has not been asked about. */
async function planFree(
  queries: Queries,
  kind: AliasKind,
  wishes: readonly AliasWish[],
): Promise<AliasWish[]> {
  let unasked = [...new Set(wishes.flatMap((wish) => aliasChoices(wish).slice(0, 2)))];
  const asked = new Set<string>();
  const holders = new Map<string, number>();
  let plan: AliasWish[] = [];
  while (unasked.length > 0) {
    for (const [key, id] of await readHolders(queries, kind, unasked)) holders.set(key, id);
    for (const alias of unasked) asked.add(alias);
    plan = planAliases(wishes, holders);
    unasked = [...new Set(plan.map(({ alias }) => alias).filter((alias) => !asked.has(alias)))];
  }
  return plan;
}

/**
 * Stores aliases and returns those given: where another thing already has the wanted one, its number is appended.
 * Languages without an alias of their own share the first there is.
 */
export async function writeAliases(
  queries: Queries,
  kind: AliasKind,
  wanted: ReadonlyMap<number, Localised>,
): Promise<Map<number, Record<string, string>>> {
  const wishes = [...wanted].flatMap(([id, aliases]): AliasWish[] => {
    const any =
      aliases.sv ?? locales.map((locale) => aliases[locale]).find((alias) => alias) ?? String(id);
    return locales.map((locale) => ({ id, locale, alias: aliases[locale] || any }));
  });
  const stored = await planFree(queries, kind, wishes);
  await run(
    queries,
    sql`update aliases set is_current = false where kind = ${kind} and target_id = any(${[...wanted.keys()]}::int[]) and is_current`,
  );
  await run(
    queries,
    sql`insert into aliases (kind, alias, locale, target_id, is_current)
      select ${kind}, r.alias, r.locale, r.id, true from ${recordset(stored, 'alias text, locale text, id integer')}
      on conflict (kind, alias, locale) do update set target_id = excluded.target_id, is_current = true`,
  );
  const given = new Map<number, Record<string, string>>([...wanted.keys()].map((id) => [id, {}]));
  for (const { id, locale, alias } of stored)
    Object.assign(given.get(id) ?? {}, { [locale]: alias });
  return given;
}
