/** Walks a DTCG document and lists its tokens, groups joined by dots. */

export type Json = { readonly [key: string]: unknown };

/** A token as it is written: not yet followed, its type its own or its nearest group's. */
export type WrittenToken = { readonly id: string; readonly type: unknown; readonly value: unknown };

export const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every token in a DTCG document, in document order. */
export function writtenTokens(
  document: unknown,
  path: readonly string[] = [],
  inherited?: unknown,
): readonly WrittenToken[] {
  if (!isJsonObject(document)) return [];
  const type = document.$type ?? inherited;
  if ('$value' in document) return [{ id: path.join('.'), type, value: document.$value }];
  return Object.entries(document).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : writtenTokens(child, [...path, name], type),
  );
}

/** Ids of every token in a DTCG document, in document order. */
export const tokenIds = (document: unknown): readonly string[] =>
  writtenTokens(document).map(({ id }) => id);
