/** Gives every distinct value of a parameter its number, so that filters and products speak of the same value. */
import { sql } from 'kysely';
import { recordset } from '../../database/bulk.ts';
import { run, type Queries } from '../../database/database.ts';
import { identify } from '../../database/identifiers.ts';
import { foldAlias } from '@solvik/addresses';
import {
  locales,
  type Localised,
  type ParameterDraft,
  type ProductDraft,
  type SkuDraft,
} from '../catalogueDraft.ts';

const anyText = (text: Localised) =>
  text.sv ?? locales.map((locale) => text[locale]).find((value) => value) ?? '';

export const parameterKey = ({ identifier, value }: Pick<ParameterDraft, 'identifier' | 'value'>) =>
  `${identifier}|${anyText(value).trim().toLowerCase()}`;

export const skuName = ({ name }: Pick<SkuDraft, 'name'>): Localised =>
  typeof name === 'string' ? { sv: name } : name;

/** The facet of a size: sizes of one Swedish name are one filter value. `½` and signs keep theirs apart from the plain number. */
export function sizeFacetId(sku: Pick<SkuDraft, 'name'>): string {
  const name = anyText(skuName(sku)).trim();
  const folded = foldAlias(name);
  const isPlain = /^[\p{L}\d\s]+$/u.test(name);
  return `s-${isPlain && folded ? folded : Buffer.from(name.toLowerCase()).toString('base64url')}`;
}

/** Stores values and sizes not seen before in this writing. @param seen keys already stored; grows */
export async function writeParameters(
  queries: Queries,
  products: readonly ProductDraft[],
  seen: Map<string, number>,
): Promise<void> {
  const fresh = new Map<string, ParameterDraft>();
  for (const parameter of products.flatMap(({ parameters }) => parameters)) {
    const key = parameterKey(parameter);
    if (!seen.has(key)) fresh.set(key, parameter);
  }
  if (fresh.size === 0) return;
  for (const [key, id] of await identify(queries, 'parameter', [...fresh.keys()]))
    seen.set(key, id);
  const rows = [...fresh].map(([key, { identifier, groupId, label, value, swatch, isFilter }]) => ({
    parameter_value_id: seen.get(key),
    key,
    identifier,
    parameter_group_id: groupId,
    label,
    value,
    swatch: swatch ?? null,
    is_filter: isFilter,
  }));
  // A bringer who knows a value in one language only does not take the others away.
  await run(
    queries,
    sql`insert into parameter_values (parameter_value_id, key, identifier, parameter_group_id, label, value, swatch, is_filter)
      select * from ${recordset(rows, 'parameter_value_id integer, key text, identifier text, parameter_group_id integer, label jsonb, value jsonb, swatch text, is_filter boolean')}
      on conflict (key) do update set label = parameter_values.label || excluded.label, value = parameter_values.value || excluded.value,
        swatch = coalesce(excluded.swatch, parameter_values.swatch), is_filter = excluded.is_filter, parameter_group_id = excluded.parameter_group_id`,
  );
}

export async function writeSizes(
  queries: Queries,
  products: readonly ProductDraft[],
  seen: Set<string>,
): Promise<void> {
  const fresh = new Map<string, Localised>();
  for (const sku of products.flatMap(({ skus }) => skus)) {
    const id = sizeFacetId(sku);
    if (!seen.has(id)) fresh.set(id, skuName(sku));
    seen.add(id);
  }
  if (fresh.size === 0) return;
  const rows = [...fresh].map(([facet_id, name]) => ({ facet_id, name }));
  await run(
    queries,
    sql`insert into sizes (facet_id, name) select * from ${recordset(rows, 'facet_id text, name jsonb')} on conflict (facet_id) do update set name = sizes.name || excluded.name`,
  );
}
