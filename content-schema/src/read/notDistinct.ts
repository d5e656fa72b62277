import type { Field } from '../fields.ts';
import { isObject } from './isObject.ts';
import type { Problem } from './problem.ts';

/** Problems of a list's items that say what an earlier one said already, where each must say its own; `path` is the list's. */
export function notDistinct(
  items: readonly unknown[],
  { distinctBy }: Extract<Field, { readonly kind: 'list' }>,
  path: string,
): readonly Problem[] {
  if (distinctBy === undefined) return [];
  const said = items.map((item) =>
    isObject(item) && typeof item[distinctBy] === 'string' ? item[distinctBy].trim() : '',
  );
  return said.flatMap((value, at) =>
    value !== '' && said.indexOf(value) < at
      ? [{ path: `${path}[${String(at)}].${distinctBy}`, code: 'not-distinct', values: { value } }]
      : [],
  );
}
