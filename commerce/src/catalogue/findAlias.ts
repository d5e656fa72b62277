/** What an alias of the address stands for: the reader's language first, then any other, current ones before earlier ones. */
import { sql } from 'kysely';
import { first, type Queries } from '../database/database.ts';
import type { AliasKind } from './writing/writeAliases.ts';
import type { Locale } from './catalogueDraft.ts';

export async function findAlias(queries: Queries, kind: AliasKind, { alias, locale }: { alias: string; locale: Locale }): Promise<number | undefined> {
  const row = await first(
    queries,
    sql<{ target_id: number }>`select target_id from aliases where kind = ${kind} and alias = ${alias}
      order by is_current desc, (locale = ${locale}) desc, locale limit 1`,
  );
  return row?.target_id;
}
