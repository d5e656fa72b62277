/** Puts what a page's first load needs into few files, and nothing else into them: fonts and pictures wait behind many small ones. */
import { join } from 'node:path';

/** A file of a build that was split as finely as it can be. */
export interface FineChunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

const storefront = join(import.meta.dirname, '../src');

/** What each page loads at first, beside the entry. Widgets come when they are near, and static ones not at all. */
export const firstLoads: Readonly<Record<string, readonly string[]>> = {
  shop: ['app/entryClient.tsx'].map((path) => join(storefront, path)),
  home: [join(storefront, 'routes/home/HomeRoute.tsx')],
  list: [join(storefront, 'routes/product-list/CategoryRoute.tsx')],
  product: [join(storefront, 'routes/product/ProductRoute.tsx')],
  cart: [join(storefront, 'routes/cart/CartRoute.tsx')],
  checkout: [join(storefront, 'routes/checkout/CheckoutRoute.tsx')],
};

/** Texts of a language that every page loads, the shop's and the widgets'; groups stay files of their own. */
const sharedMessages = /\/(?:storefront|widgets)\/src\/languages\/generated\/(\w+)\.js$/;

/** Formats the texts of all languages. */
const messageRuntime = /\/node_modules\/(?:@messageformat\/runtime|make-plural)\//;

const frameworks = /\/node_modules\/(react|react-dom|scheduler)\//;

/** The files that a page needs at once: those of its modules, and all that these import. */
export function filesOf(
  roots: readonly string[],
  chunks: ReadonlyMap<string, FineChunk>,
): ReadonlySet<string> {
  const files = new Set<string>();
  const left = [...chunks.values()]
    .filter(({ moduleIds }) => roots.some((root) => moduleIds.includes(root)))
    .map(({ fileName }) => fileName);
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    left.push(...(chunks.get(file)?.imports ?? []));
  }
  return files;
}

/** The file of a module that every page loads, though none imports it statically. */
function messagesFile(id: string): string | undefined {
  const [, locale] = sharedMessages.exec(id) ?? [];
  if (locale !== undefined) return `messages-${locale}`;
  return messageRuntime.test(id) ? 'shop' : undefined;
}

/**
 * The file that each module of a first load belongs into: one for all pages, one for what several share, one for what two
 * share, one for each page's own, one for each language. Modules that no first load needs are not in it.
 */
export function nameChunks(
  chunks: readonly FineChunk[],
  loads: Readonly<Record<string, readonly string[]>> = firstLoads,
): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = Object.entries(loads).map(
    ([page, roots]) => [page, filesOf(roots, byFile)] as const,
  );
  const names = new Map<string, string>();
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      const name = messagesFile(id);
      if (name !== undefined) names.set(id, name);
    }
    const users = files.filter(([, needed]) => needed.has(fileName)).map(([page]) => page);
    if (users.length === 0) continue;
    const name = users.includes('shop') ? 'shop' : users.length > 2 ? 'pages' : users.join('-');
    for (const id of moduleIds)
      if (!names.has(id)) names.set(id, frameworks.test(id) ? 'react' : name);
  }
  return names;
}
