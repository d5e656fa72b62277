import type { Commerce } from '@solvik/commerce';
import { contentPictureFiles, firstCategories } from '@solvik/demo-shop';

interface FirstProducts {
  readonly [list: string]: {
    readonly products: readonly {
      readonly productImages: readonly { readonly fileName: string }[];
    }[];
  } | null;
}

const query = `query firstProducts {
  latest: products(take: 20, filter: { sort: LATEST }) { ...pictures }
  loved: products(take: 20, filter: { sort: MOST_SOLD }) { ...pictures }
${firstCategories.map((alias, at) => `  list${String(at)}: products(take: 20, categoryAlias: ${JSON.stringify(alias)}) { ...pictures }`).join('\n')}
}
fragment pictures on ProductsResultType { products { productImages { fileName } } }`;

/**
 * Files of what a visitor sees first: banners, the home page's rows and the first lists. Empty if
 * the catalogue has none of them.
 */
export async function firstPictures(
  commerce: Pick<Commerce, 'execute'>,
): Promise<readonly string[]> {
  const { data } = await commerce.execute({ document: query });
  const lists = Object.values((data ?? {}) as FirstProducts);
  const firstImages = lists.flatMap((list) =>
    (list?.products ?? []).flatMap(({ productImages }) => productImages[0]?.fileName ?? []),
  );
  return [...new Set([...contentPictureFiles, ...firstImages])];
}
