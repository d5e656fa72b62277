/** Gives things their addresses: one current alias per language, unique per kind, older ones kept so that they redirect. */
import { sql } from 'kysely';
import { recordset } from '../../database/bulk.ts';
import { all, run, type Queries } from '../../database/database.ts';
import { locales, type Localised } from '../catalogueDraft.ts';

export type AliasKind = 'category' | 'brand' | 'product' | 'campaign' | 'page';

interface AliasRow {
  readonly alias: string;
  readonly locale: string;
  readonly target_id: number;
}

/**
 * Stores aliases and returns those given: where another thing already has the wanted one, its number is appended.
 * Languages without an alias of their own share the first there is.
 */
export async function writeAliases(queries: Queries, kind: AliasKind, wanted: ReadonlyMap<number, Localised>): Promise<Map<number, Record<string, string>>> {
  const asked = [...wanted].map(([id, aliases]) => {
    const any = aliases.sv ?? locales.map((locale) => aliases[locale]).find((alias) => alias) ?? String(id);
    return { id, aliases: locales.map((locale) => ({ locale, alias: aliases[locale] || any })) };
  });
  const names = [...new Set(asked.flatMap(({ aliases }) => aliases.map(({ alias }) => alias)))];
  const taken = new Map<string, { id: number; isCurrent: boolean }>();
  const rows = await all(queries, sql<AliasRow & { is_current: boolean }>`select alias, locale, target_id, is_current from aliases where kind = ${kind} and alias = any(${names}::text[])`);
  for (const row of rows) taken.set(`${row.locale} ${row.alias}`, { id: row.target_id, isCurrent: row.is_current });

  const given = new Map<number, Record<string, string>>();
  const stored: AliasRow[] = [];
  for (const { id, aliases } of asked) {
    const own: Record<string, string> = {};
    for (const { locale, alias } of aliases) {
      const holder = taken.get(`${locale} ${alias}`);
      const free = !holder || holder.id === id || !holder.isCurrent ? alias : `${alias}-${id}`;
      taken.set(`${locale} ${free}`, { id, isCurrent: true });
      own[locale] = free;
      stored.push({ alias: free, locale, target_id: id });
    }
    given.set(id, own);
  }
  await run(queries, sql`update aliases set is_current = false where kind = ${kind} and target_id = any(${[...wanted.keys()]}::int[]) and is_current`);
  await run(
    queries,
    sql`insert into aliases (kind, alias, locale, target_id, is_current)
      select ${kind}, r.alias, r.locale, r.target_id, true from ${recordset(stored, 'alias text, locale text, target_id integer')}
      on conflict (kind, alias, locale) do update set target_id = excluded.target_id, is_current = true`,
  );
  return given;
}
