/**
 * Checks that a menu's targets exist in the shop: categories, brands, published pages, screens and
 * typed paths.
 */
import type {
  ServiceFinding,
  MenuDocument,
  MenuTarget,
  StoredMenuItem,
} from '@solvik/content-schema/editing';
import type { ShopKnowledge } from './shopKnowledge.ts';
import { readExistingRoutes } from './routeExists.ts';

interface Placed {
  readonly target: MenuTarget;
  readonly path: string;
}

const placed = (items: readonly StoredMenuItem[], path: string): readonly Placed[] =>
  items.flatMap(({ target, children = [] }, at) => {
    const own = `${path}[${String(at)}]`;
    return [{ target, path: `${own}.target` }, ...placed(children, `${own}.children`)];
  });

export async function checkMenuTargets(
  { items }: MenuDocument,
  shop: ShopKnowledge,
): Promise<readonly ServiceFinding[]> {
  const { categories, brands } = shop.index;
  const targets = placed(items, 'items');
  const stored = await shop.queries
    .selectFrom('pages')
    .select('key')
    .where('alias', 'is not', null)
    .execute();
  const pages = new Set(stored.map(({ key }) => key));
  const isLeading = await readExistingRoutes(
    targets.flatMap(({ target }) => (target.type === 'route' ? [target.route] : [])),
    shop,
  );
  const keys = {
    category: new Set([...categories.values()].map(({ key }) => key)),
    brand: new Set([...brands.values()].map(({ key }) => key)),
    page: pages,
  } as const;
  return targets.flatMap(({ target, path }): readonly ServiceFinding[] => {
    const exists =
      target.type === 'route' ? isLeading(target.route) : keys[target.type].has(target.key);
    return exists
      ? []
      : [
          {
            level: 'error',
            path,
            code: 'unknown-target',
            values: { target: target.type === 'route' ? target.route : target.key },
          },
        ];
  });
}
