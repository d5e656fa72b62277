/**
 * Bundles what a page's first load needs into few files and nothing else: many small files would
 * delay fonts and pictures.
 */
import { join } from 'node:path';

/** A file of a build that is split as finely as possible. */
export interface FineChunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

const storefront = join(import.meta.dirname, '../src');

/** What each page loads first, beside the entry. Widgets load when near, and static ones never. */
export const firstLoads: Readonly<Record<string, readonly string[]>> = {
  shop: ['app/entryClient.tsx'].map((path) => join(storefront, path)),
  home: [join(storefront, 'routes/home/HomeRoute.tsx')],
  list: [join(storefront, 'routes/product-list/CategoryRoute.tsx')],
  product: [join(storefront, 'routes/product/ProductRoute.tsx')],
  cart: [join(storefront, 'routes/cart/CartRoute.tsx')],
  checkout: [join(storefront, 'routes/checkout/CheckoutRoute.tsx')],
};

/**
 * Texts of a language that every page loads: the shop's and the widgets'. Other groups remain
 * separate files.
 */
const sharedMessages = /\/(?:storefront|widgets)\/src\/languages\/generated\/(\w+)\.js$/;

/** Shared by the texts of all languages. */
const messageRuntime = /\/node_modules\/(?:@messageformat\/runtime|make-plural)\//;

const frameworks = /\/node_modules\/(react|react-dom|scheduler)\//;

/** The files a page needs at once: those of its modules, and all their imports. */
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
 * The target file of each module of a first load: one for all pages, one for what several share,
 * one for each pair, one for each page's own modules, one for each language. Excludes modules that
 * no first load needs.
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
