import type { Commerce } from '@solvik/commerce';
import { contentPictureFiles, firstCategories, menuCategories } from '@solvik/demo-shop';

interface ListsOfProducts {
  readonly [list: string]: {
    readonly products: readonly {
      readonly productImages: readonly { readonly fileName: string }[];
    }[];
  } | null;
}

const listOf = (alias: string): string =>
  `products(take: 20, categoryAlias: ${JSON.stringify(alias)})`;

const firstLists = [
  'products(take: 20, filter: { sort: LATEST })',
  'products(take: 20, filter: { sort: MOST_SOLD })',
  ...firstCategories.map(listOf),
];

const documentOf = (lists: readonly string[]): string =>
  `query firstProducts {
${lists.map((list, at) => `  list${String(at)}: ${list} { ...pictures }`).join('\n')}
}
fragment pictures on ProductsResultType { products { productImages { fileName } } }`;

export interface FirstPictures {
  /** Of what a visitor sees first: banners, the home page's rows and the first lists. */
  readonly ofFirstPages: readonly string[];
  /** Of the first products of each list that the menu names. */
  readonly ofLists: readonly string[];
}

/** File names, each once; those of products are missing where the catalogue has none of the lists. */
export async function firstPictures(commerce: Pick<Commerce, 'execute'>): Promise<FirstPictures> {
  const filesOf = async (lists: readonly string[]): Promise<readonly string[]> => {
    const { data } = await commerce.execute({ document: documentOf(lists) });
    return Object.values((data ?? {}) as ListsOfProducts).flatMap((list) =>
      (list?.products ?? []).flatMap(({ productImages }) => productImages[0]?.fileName ?? []),
    );
  };
  return {
    ofFirstPages: [...new Set([...contentPictureFiles, ...(await filesOf(firstLists))])],
    ofLists: [...new Set(await filesOf(menuCategories.map(listOf)))],
  };
}
