/** Whether everybody gets the same answer to an operation: it reads, and only what belongs to nobody. */
import { getOperationAST, Kind, type DocumentNode } from 'graphql';

const neutralFields: ReadonlySet<string> = new Set([
  '__typename', 'products', 'product', 'relatedProducts', 'category', 'categories', 'brands', 'listPageInfo', 'channel', 'channels', 'cmsPages', 'widgetArea', 'getMenuAtLocation', 'urlHistory', 'reviews',
]);

/** Fragments on the root are not looked into: whoever writes one is answered anew each time. */
export function isNeutral(document: DocumentNode, operationName: string | null | undefined): boolean {
  const operation = getOperationAST(document, operationName);
  return operation?.operation === 'query' && operation.selectionSet.selections.every((node) => node.kind === Kind.FIELD && neutralFields.has(node.name.value));
}
