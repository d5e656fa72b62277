/** Whether what a menu leads to is in the shop: shelves, brands, published pages, screens, and paths as they are typed. */
import type {
  DeskFinding,
  MenuDocument,
  MenuTarget,
  StoredMenuItem,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { all } from '../../database/database.ts';
import type { ShopKnowledge } from './checkInShop.ts';
import { readLeading } from './leadsSomewhere.ts';

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
): Promise<readonly DeskFinding[]> {
  const { categories, brands } = shop.index;
  const targets = placed(items, 'items');
  const pages = new Set(
    (
      await all(shop.queries, sql<{ key: string }>`select key from pages where alias is not null`)
    ).map(({ key }) => key),
  );
  const isLeading = await readLeading(
    targets.flatMap(({ target }) => (target.type === 'route' ? [target.route] : [])),
    shop,
  );
  const keys = {
    category: new Set([...categories.values()].map(({ key }) => key)),
    brand: new Set([...brands.values()].map(({ key }) => key)),
    page: pages,
  } as const;
  return targets.flatMap(({ target, path }): readonly DeskFinding[] => {
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
