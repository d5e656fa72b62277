/** Whom an operation's answer is for, and whether it changes anything. */

/** Reads of what belongs to nobody: the same answer for everybody. */
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

/** Queries by name that write all the same: a cart that is asked for without an id is a new one. */
const writingQueries: ReadonlySet<string> = new Set(['getCart']);

/** `neutral` may be kept and shared; `personal` is answered anew; `write` is never sent by GET. */
export type OperationKind = 'neutral' | 'personal' | 'write';

export function operationKind(
  operation: 'query' | 'mutation' | 'subscription',
  fields: ReadonlySet<string>,
): OperationKind {
  const names = [...fields];
  if (operation !== 'query' || names.some((name) => writingQueries.has(name))) return 'write';
  return names.every((name) => neutralFields.has(name)) ? 'neutral' : 'personal';
}
