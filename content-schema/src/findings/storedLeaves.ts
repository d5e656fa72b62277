/**
 * Walks a widget's stored fields down to single values, so that each check need only know its own
 * kind of field.
 */
import { type Language, languages } from '../document/languages.ts';
import type { Field, Fields } from '../fields.ts';
import { isObject } from '../read/isObject.ts';

type Stored = Readonly<Record<string, unknown>>;

/** One value of one field, in one language or market where the field varies by it. */
export interface StoredLeaf {
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
  readonly language?: Language;
  readonly market?: string;
  /** All that is stored in the same widget, group or item. */
  readonly beside: Stored;
}

function* leavesAt(
  value: unknown,
  { path, field, beside, market }: Omit<StoredLeaf, 'value' | 'language'>,
): Generator<StoredLeaf> {
  const seen = market === undefined ? {} : { market };
  if (field.kind === 'group' && isObject(value))
    return yield* storedLeaves(value, field.of, { path, ...seen });
  if (field.kind === 'list' && Array.isArray(value)) {
    for (const [at, item] of value.entries())
      if (isObject(item))
        yield* storedLeaves(item, field.of, { path: `${path}[${String(at)}]`, ...seen });
    return undefined;
  }
  return yield { path, field, value, beside, ...seen };
}

/**
 * In the order of the definition; a value that is absent, or not stored as its field varies, is
 * skipped. A picture is one leaf, with its alt text in every language.
 */
export function* storedLeaves(
  values: Stored,
  fields: Fields,
  { path, market }: { readonly path: string; readonly market?: string },
): Generator<StoredLeaf> {
  for (const [name, field] of Object.entries(fields)) {
    const at = `${path}.${name}`;
    const value = values[name];
    if (value === undefined || value === null) continue;
    if (field.varies === 'language') {
      if (isObject(value))
        for (const language of languages)
          if (value[language] !== undefined)
            yield {
              path: `${at}.${language}`,
              field,
              value: value[language],
              language,
              beside: values,
              ...(market !== undefined && { market }),
            };
    } else if (field.varies === 'market') {
      if (isObject(value))
        for (const [own, nested] of Object.entries(value))
          yield* leavesAt(nested, { path: `${at}.${own}`, field, beside: values, market: own });
    } else
      yield* leavesAt(value, {
        path: at,
        field,
        beside: values,
        ...(market !== undefined && { market }),
      });
  }
}
