/** Walks a DTCG document and lists the ids of its tokens, groups joined by dots. */

type Json = { readonly [key: string]: unknown };

const isGroup = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids of every token in a DTCG document, in document order. */
export function tokenIds(document: unknown, path: readonly string[] = []): readonly string[] {
  if (!isGroup(document)) return [];
  if ('$value' in document) return [path.join('.')];
  return Object.entries(document).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : tokenIds(child, [...path, name]),
  );
}

/**
 * Tokens that some channel fills and others forget, as sentences; empty when every channel fills the whole contract
 * and none of it hides in the base.
 */
export function channelGaps(base: unknown, channels: Readonly<Record<string, unknown>>): readonly string[] {
  const baseIds = new Set(tokenIds(base));
  const filled = Object.entries(channels).map(([channel, document]) => ({ channel, ids: new Set(tokenIds(document)) }));
  const contract = [...new Set(filled.flatMap(({ ids }) => [...ids]))];
  const hidden = contract.filter((id) => baseIds.has(id)).map((id) => `The base defines ${id}, which belongs to the channels.`);
  const forgotten = filled.flatMap(({ channel, ids }) =>
    contract.filter((id) => !ids.has(id)).map((id) => `Channel ${channel} forgets ${id}.`),
  );
  return [...hidden, ...forgotten];
}
