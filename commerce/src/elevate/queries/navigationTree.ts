/** navigation-tree: the categories that a market sells something of, as a tree. */
import { facetId } from '@solvik/shop-rules';
import type { Locale } from '@solvik/shop';
import { cachedList } from '../../catalogue/cachedList.ts';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import { categoryPath, subCategories } from '../../catalogue/categoryTree.ts';
import { wholeList } from '../../catalogue/filterProducts.ts';
import { localise } from '../../markets/localise.ts';
import type { QueryParameters } from '../parameters.ts';
import type { SearchShop } from '../searchShop.ts';

export interface NavigationNode {
  readonly title: string;
  /** For landing-page. */
  readonly pageReference: string;
  readonly link: string;
  /** Products in this market. */
  readonly count: number;
  readonly children: readonly NavigationNode[];
}

interface TreeOptions {
  readonly locale: Locale;
  readonly counts: ReadonlyMap<string, number>;
  readonly parentId: number | null;
}

function nodesBelow(index: CatalogueIndex, options: TreeOptions): readonly NavigationNode[] {
  const { locale, counts, parentId } = options;
  return subCategories(index.categories, parentId)
    .filter(({ isHidden }) => !isHidden)
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .flatMap((category) => {
      const count = counts.get(facetId.category(category.categoryId)) ?? 0;
      if (count === 0) return [];
      const link = categoryPath(index.categories, category, locale);
      return [
        {
          title: localise(category.name, locale) ?? '',
          pageReference: link,
          link,
          count,
          children: nodesBelow(index, { ...options, parentId: category.categoryId }),
        },
      ];
    });
}

export async function navigationTree(
  { shop }: SearchShop,
  { site: { locale, marketId: market } }: QueryParameters,
): Promise<{ readonly navigation: readonly NavigationNode[] }> {
  const index = await shop.catalogue.get();
  const { counts } = cachedList(index, wholeList({ market, locale, now: shop.clock() }));
  return { navigation: nodesBelow(index, { locale, counts, parentId: null }) };
}
