/**
 * A stored widget resolved for one language and market: plain values, as the Data API sends them.
 */
import type { Field, Fields } from '../fields.ts';
import { isObject } from '../read/isObject.ts';
import { type ByLanguage, type ByMarket, type Language, pickLanguage } from './languages.ts';

export interface Reader {
  readonly language: Language;
  readonly market: string;
}

/** A value that was missing in the visitor's language. */
export interface Fallback {
  readonly path: string;
  readonly language: Language;
}

interface Resolving extends Reader {
  readonly fallbacks: Fallback[];
}

function byLanguage(value: unknown, path: string, { language, fallbacks }: Resolving): unknown {
  const picked = isObject(value) ? pickLanguage(value as ByLanguage<unknown>, language) : undefined;
  if (picked && picked.language !== language) fallbacks.push({ path, language: picked.language });
  return picked?.value;
}

function byMarket(value: unknown, market: string): unknown {
  if (!isObject(value)) return undefined;
  const values: ByMarket<unknown> = value;
  return values[market] ?? values['*'];
}

function resolveField(
  stored: unknown,
  field: Field,
  { path, resolving }: { readonly path: string; readonly resolving: Resolving },
): unknown {
  const value =
    field.varies === 'language'
      ? byLanguage(stored, path, resolving)
      : field.varies === 'market'
        ? byMarket(stored, resolving.market)
        : stored;
  if (field.kind === 'image' && isObject(value) && isObject(value['alt']))
    return { ...value, alt: byLanguage(value['alt'], `${path}.alt`, resolving) };
  if (field.kind === 'group' && isObject(value))
    return resolveAll(value, field.of, { path, resolving });
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item: unknown, index) =>
      isObject(item)
        ? resolveAll(item, field.of, { path: `${path}[${String(index)}]`, resolving })
        : item,
    );
  return value;
}

function resolveAll(
  stored: Readonly<Record<string, unknown>>,
  fields: Fields,
  { path, resolving }: { readonly path: string; readonly resolving: Resolving },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = resolveField(stored[name], field, {
        path: path ? `${path}.${name}` : name,
        resolving,
      });
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Nothing is validated here: `parseWidget` reads the result as untrusted input. */
export function resolveFields(
  stored: Readonly<Record<string, unknown>>,
  fields: Fields,
  reader: Reader,
): {
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly fallbacks: readonly Fallback[];
} {
  const fallbacks: Fallback[] = [];
  return {
    configuration: resolveAll(stored, fields, { path: '', resolving: { ...reader, fallbacks } }),
    fallbacks,
  };
}
