/**
 * Whether an operation's response is the same for every caller, and whether it changes anything.
 */

/** Queries that read nothing personal: the same response for every caller. */
const neutralFields: ReadonlySet<string> = new Set([
  '__typename',
  'products',
  'product',
  'relatedProducts',
  'category',
  'categories',
  'brands',
  'listPageInfo',
  'channel',
  'channels',
  'cmsPages',
  'widgetArea',
  'getMenuAtLocation',
  'urlHistory',
  'reviews',
]);

/** Queries that write although they are queries: `getCart` without an id creates a cart. */
const writingQueries: ReadonlySet<string> = new Set(['getCart']);

/**
 * `neutral` may be cached and shared; `personal` is executed on every call; `write` is never
 * accepted by GET.
 */
export type OperationKind = 'neutral' | 'personal' | 'write';

export function operationKind(
  operation: 'query' | 'mutation' | 'subscription',
  fields: ReadonlySet<string>,
): OperationKind {
  const names = [...fields];
  if (operation !== 'query' || names.some((name) => writingQueries.has(name))) return 'write';
  return names.every((name) => neutralFields.has(name)) ? 'neutral' : 'personal';
}
