/** Every shape of an address in every site: its status, where it redirects, and its canonical address. */
import { request } from 'node:http';
import { type Site, sites, writeAddress } from '../../../addresses/src/index.ts';
import { requestApi } from '../../speed/requestApi.ts';

export interface PathResponse {
  readonly status: number;
  readonly location?: string | undefined;
  readonly canonical?: string | undefined;
  /** Whether search engines may index it; a search’s results have no translation. */
  readonly isIndexed: boolean;
  /** Sites of the page’s hreflang links. */
  readonly languages: readonly string[];
}

const hostOf = ({ channelId }: Site): string =>
  channelId === 'se' ? 'localhost' : `${channelId}.localhost`;

/** Node resolves no name below localhost, so the host is sent as a header. */
function get(port: number, site: Site, path: string): Promise<PathResponse> {
  return new Promise((resolve, reject) => {
    request(
      {
        port,
        host: '127.0.0.1',
        path: encodeURI(path),
        headers: { host: `${hostOf(site)}:${String(port)}` },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const html = Buffer.concat(parts).toString();
          const [, canonical] = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html) ?? [];
          const links = html.matchAll(/<link[^>]*hreflang="([^"]+)"/gi);
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            canonical: canonical && decodeURI(new URL(canonical).pathname),
            isIndexed: !/<meta[^>]*content="noindex"/.test(html),
            languages: [...links].map(([, language = '']) => language),
          });
        });
      },
    )
      .on('error', reject)
      .end();
  });
}

interface Found {
  readonly products: {
    readonly products: readonly { readonly canonicalUrl: string; readonly alias: string }[];
  };
  readonly categories: readonly { readonly canonicalUrl: string }[];
  readonly brands: readonly { readonly canonicalUrl: string }[];
}

const shapesQuery = `{
  products(take: 1, filter: { sort: MOST_SOLD }, $scope) { products { canonicalUrl alias } }
  categories($scope) { canonicalUrl }
  brands($scope) { canonicalUrl }
}`;

/** A row of the table: what the path is, and what a site’s own path of that shape is. */
interface Shape {
  readonly name: string;
  readonly pathOf: (site: Site, found: Found) => string | undefined;
}

const depthOf = (path: string): number => path.split('/').length;
const categoryAt =
  (depth: number): Shape['pathOf'] =>
  (_site, { categories }) =>
    categories.find(({ canonicalUrl }) => depthOf(canonicalUrl) === depth)?.canonicalUrl;
const product = ({ products }: Found) => products.products[0];

const fixed = (
  [
    'home',
    'newProducts',
    'bestSellers',
    'comingSoon',
    'brands',
    'favourites',
    'cart',
    'checkout',
  ] as const
).map((name): Shape => ({ name, pathOf: ({ locale }) => writeAddress(name, locale) }));

export const shapes: readonly Shape[] = [
  ...fixed,
  { name: 'category', pathOf: categoryAt(3) },
  { name: 'category of a section', pathOf: categoryAt(4) },
  { name: 'category, page 2', pathOf: (...given) => `${categoryAt(3)(...given) ?? ''}?page=2` },
  {
    name: 'category, page past the end',
    pathOf: (...given) => `${categoryAt(3)(...given) ?? ''}?page=9999`,
  },
  {
    name: 'category, malformed filter',
    pathOf: (...given) => `${categoryAt(3)(...given) ?? ''}?size=~&x=1`,
  },
  { name: 'unknown category', pathOf: () => '/c/nowhere' },
  { name: 'brand', pathOf: (_site, { brands }) => brands[0]?.canonicalUrl },
  { name: 'unknown brand', pathOf: () => '/b/nobody' },
  { name: 'generic list', pathOf: () => '/l' },
  { name: 'list', pathOf: () => '/list' },
  { name: 'unknown campaign', pathOf: () => '/dc/nothing' },
  { name: 'search', pathOf: ({ locale }) => writeAddress('search', locale, { search: 'linne' }) },
  { name: 'search without a text', pathOf: () => '/s' },
  { name: 'search of emoji', pathOf: () => '/s/👗' },
  { name: 'product', pathOf: (_site, found) => product(found)?.canonicalUrl },
  {
    name: 'product in a category',
    pathOf: (_site, found) => `/p/x/${product(found)?.alias ?? ''}`,
  },
  {
    name: 'product in two categories',
    pathOf: (_site, found) => `/p/x/y/${product(found)?.alias ?? ''}`,
  },
  {
    name: 'product at /product',
    pathOf: (_site, found) => `/product/${product(found)?.alias ?? ''}`,
  },
  { name: 'unknown product', pathOf: () => '/p/nothing' },
  { name: 'trailing slash', pathOf: (_site, found) => `${product(found)?.canonicalUrl ?? ''}/` },
  { name: 'unknown page', pathOf: () => '/nothing-here' },
];

export interface ShapeRow {
  readonly name: string;
  readonly responses: readonly (PathResponse & { readonly path: string })[];
}

const isRedirect = ({ status }: PathResponse): boolean => status >= 300 && status < 400;

/** Sentences: what a response must not be. */
export function faultsOf({ name, responses }: ShapeRow): readonly string[] {
  const [first] = responses;
  return responses.flatMap((response) => {
    const where = `${name}, ${response.path}`;
    return [
      ...(response.status === first?.status
        ? []
        : [`${where}: ${String(response.status)}, unlike ${first?.path ?? ''}`]),
      ...(response.status >= 500 && response.status !== 501
        ? [`${where}: ${String(response.status)}`]
        : []),
      ...(isRedirect(response) && !response.location ? [`${where}: redirects nowhere`] : []),
      // A later page of a list has no counterparts (headTags.ts).
      ...(response.canonical !== undefined &&
      !response.canonical.includes('?') &&
      response.isIndexed &&
      response.languages.length < sites.length
        ? [`${where}: links to ${String(response.languages.length)} languages`]
        : []),
    ];
  });
}

/** Requests every shape in every site. */
export async function pathShapes(port: number): Promise<readonly ShapeRow[]> {
  const address = `http://127.0.0.1:${String(port)}`;
  const rows: ShapeRow[] = [];
  const found = await Promise.all(
    sites.map((site) =>
      requestApi<Found>(
        address,
        shapesQuery.replaceAll(
          '$scope',
          `channelId: "${site.channelId}", languageId: "${site.languageId}", marketId: "${site.marketId}"`,
        ),
      ),
    ),
  );
  for (const { name, pathOf } of shapes) {
    const responses: (PathResponse & { readonly path: string })[] = [];
    for (const [at, site] of sites.entries()) {
      const known = found[at];
      const path = known && pathOf(site, known);
      if (path) responses.push({ path, ...(await get(port, site, path)) });
    }
    rows.push({ name, responses });
  }
  return rows;
}
