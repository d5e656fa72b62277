import { type Commerce, contentPictureFiles } from '@solvik/commerce';

interface FirstProducts {
  readonly [list: string]: {
    readonly products: readonly {
      readonly productImages: readonly { readonly fileName: string }[];
    }[];
  } | null;
}

const query = `query firstProducts {
  latest: products(take: 20, channelId: "se", languageId: "sv-SE", marketId: "se", filter: { sort: LATEST }) { ...pictures }
  loved: products(take: 20, channelId: "se", languageId: "sv-SE", marketId: "se", filter: { sort: MOST_SOLD }) { ...pictures }
  women: products(take: 20, channelId: "se", languageId: "sv-SE", marketId: "se", categoryAlias: "dam") { ...pictures }
  men: products(take: 20, channelId: "se", languageId: "sv-SE", marketId: "se", categoryAlias: "herr") { ...pictures }
}
fragment pictures on ProductsResultType { products { productImages { fileName } } }`;

/** Files of what a visitor sees first: banners, the front page's rows and the first lists. Empty where the catalogue has none of them. */
export async function firstPictures(
  commerce: Pick<Commerce, 'execute'>,
): Promise<readonly string[]> {
  const { data } = await commerce.execute({ document: query });
  const lists = Object.values((data ?? {}) as FirstProducts);
  const fronts = lists.flatMap((list) =>
    (list?.products ?? []).flatMap(({ productImages }) => productImages[0]?.fileName ?? []),
  );
  return [...new Set([...contentPictureFiles, ...fronts])];
}
