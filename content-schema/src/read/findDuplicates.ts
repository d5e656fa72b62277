import type { Field } from '../fields.ts';
import { isObject } from './isObject.ts';
import type { Problem } from './problem.ts';

/**
 * Problems of list items that repeat an earlier item's text, where they must differ; `path` is the
 * list's.
 */
export function findDuplicates(
  items: readonly unknown[],
  { distinctBy }: Extract<Field, { readonly kind: 'list' }>,
  path: string,
): readonly Problem[] {
  if (distinctBy === undefined) return [];
  const texts = items.map((item) =>
    isObject(item) && typeof item[distinctBy] === 'string' ? item[distinctBy].trim() : '',
  );
  return texts.flatMap((value, at) =>
    value !== '' && texts.indexOf(value) < at
      ? [{ path: `${path}[${String(at)}].${distinctBy}`, code: 'not-distinct', values: { value } }]
      : [],
  );
}
