/** Many rows in one statement: they travel as one JSON text, which both engines read alike. */
import { sql, type RawBuilder } from 'kysely';

/** `jsonb_to_recordset` over the rows, named `r`. @param columns name and type, as `product_id integer, alias jsonb` */
export function recordset(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;
}

export function chunked<T>(values: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < values.length; start += size)
    chunks.push(values.slice(start, start + size));
  return chunks;
}
