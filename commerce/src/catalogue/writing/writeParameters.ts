/**
 * Gives every distinct value of a parameter its number, so that filters and products refer to the
 * same value.
 */
import { insertRows } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import { identify } from '../../database/identifiers.ts';
import { locales, type Localised, sourceLocale } from '@solvik/shop';
import { foldAlias } from '@solvik/addresses';
import { facetId } from '@solvik/shop-rules';
import type { ParameterDraft, ProductDraft, SkuDraft } from '../catalogueDraft.ts';
import { entryOf } from './entryOf.ts';

const anyText = (text: Localised) =>
  text[sourceLocale] ?? locales.map((locale) => text[locale]).find((value) => value) ?? '';

export const parameterKey = ({ identifier, value }: Pick<ParameterDraft, 'identifier' | 'value'>) =>
  `${identifier}|${anyText(value).trim().toLowerCase()}`;

const labelled = (label: Localised | string): Localised =>
  typeof label === 'string' ? { [sourceLocale]: label } : label;

export const skuName = ({ name }: Pick<SkuDraft, 'name'>): Localised => labelled(name);

const sizeName = ({ name, size = name }: Pick<SkuDraft, 'name' | 'size'>): Localised =>
  labelled(size);

/**
 * The facet of a size: sizes with the same Swedish label are one facet value. Labels with `½` or
 * signs are encoded, so that they differ from the plain number.
 */
export function sizeFacetId(sku: Pick<SkuDraft, 'name' | 'size'>): string {
  const name = anyText(sizeName(sku)).trim();
  const folded = foldAlias(name);
  const isPlain = /^[\p{L}\d\s]+$/u.test(name);
  return facetId.size(
    isPlain && folded ? folded : Buffer.from(name.toLowerCase()).toString('base64url'),
  );
}

/**
 * Stores values and sizes that are new in this import.
 * @param seen keys already stored; grows
 */
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
    parameterValueId: entryOf(seen, key),
    key,
    identifier,
    parameterGroupId: groupId,
    label,
    value,
    swatch: swatch ?? null,
    isFilter,
  }));
  // A source with a value in one language only does not remove the others.
  await insertRows(queries, 'parameterValues', {
    columns: [
      'parameterValueId',
      'key',
      'identifier',
      'parameterGroupId',
      'label',
      'value',
      'swatch',
      'isFilter',
    ],
    rows,
  })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, fn, ref }) => ({
        label: eb('parameterValues.label', '||', ref('excluded.label')),
        value: eb('parameterValues.value', '||', ref('excluded.value')),
        swatch: fn.coalesce(ref('excluded.swatch'), ref('parameterValues.swatch')),
        isFilter: ref('excluded.isFilter'),
        parameterGroupId: ref('excluded.parameterGroupId'),
      })),
    )
    .execute();
}

export async function writeSizes(
  queries: Queries,
  products: readonly ProductDraft[],
  seen: Set<string>,
): Promise<void> {
  const fresh = new Map<string, Localised>();
  for (const sku of products.flatMap(({ skus }) => skus)) {
    const id = sizeFacetId(sku);
    if (!seen.has(id)) fresh.set(id, sizeName(sku));
    seen.add(id);
  }
  if (fresh.size === 0) return;
  const rows = [...fresh].map(([id, name]) => ({ facetId: id, name }));
  await insertRows(queries, 'sizes', { columns: ['facetId', 'name'], rows })
    .onConflict((conflict) =>
      conflict.column('facetId').doUpdateSet(({ eb, ref }) => ({
        name: eb('sizes.name', '||', ref('excluded.name')),
      })),
    )
    .execute();
}
