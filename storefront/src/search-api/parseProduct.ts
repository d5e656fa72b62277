/** The shop’s own data of a product in a search response (contracts.md, `ralph_data`). */
import type { ProductCardPartsFragment } from '../data-api/generated/operations.ts';
import { isTrue, listOf, numberOf, type Shape, shapeOf, textOf } from './readShape.ts';

/** The parts of a product that its card needs, as the Data API writes them. */
export type FoundProduct = ProductCardPartsFragment & {
  /** For notifications about it. */
  readonly ticket?: string;
};

const textOrNull = (value: unknown): string | null => textOf(value) ?? null;

function priceOf(value: unknown): FoundProduct['unitPrice'] {
  const price = shapeOf(value);
  const selling = textOf(price['sellingPriceIncVatFormatted']);
  return selling === undefined
    ? null
    : {
        sellingPriceIncVatFormatted: selling,
        sellingPriceExVatFormatted: textOrNull(price['sellingPriceExVatFormatted']),
        regularPriceIncVatFormatted: textOrNull(price['regularPriceIncVatFormatted']),
        regularPriceExVatFormatted: textOrNull(price['regularPriceExVatFormatted']),
        isDiscounted: isTrue(price['isDiscounted']),
      };
}

function lowestOf(value: unknown): FoundProduct['lowestPrice'] {
  const lowest = shapeOf(value);
  const formatted = textOf(lowest['lowestPriceIncVatFormatted']);
  return formatted === undefined
    ? null
    : {
        isDiscounted: isTrue(lowest['isDiscounted']),
        discountPercentage: numberOf(lowest['discountPercentage']) ?? 0,
        lowestPriceIncVatFormatted: formatted,
        lowestPriceExVatFormatted: textOrNull(lowest['lowestPriceExVatFormatted']),
      };
}

const parametersOf = (value: unknown): FoundProduct['parameterGroups'] =>
  listOf(value).map((group) => ({
    parameters: listOf(shapeOf(group)['parameters']).map((each) => {
      const parameter = shapeOf(each);
      return {
        identifier: textOrNull(parameter['identifier']),
        name: textOrNull(parameter['name']),
        value: textOrNull(parameter['value']),
      };
    }),
  }));

const variantsOf = (value: unknown): FoundProduct['variantGroup'] => ({
  variants: listOf(shapeOf(value)['variants']).flatMap((each) => {
    const variant = shapeOf(each);
    const productId = numberOf(variant['productId']);
    return productId === undefined
      ? []
      : [{ productId, value: textOrNull(variant['value']), label: textOrNull(variant['label']) }];
  }),
});

function stockOf(value: unknown): FoundProduct['totalStock'] {
  const totalStock = numberOf(shapeOf(value)['totalStock']);
  return totalStock === undefined ? null : { totalStock };
}

function parseData(json: Shape): Omit<FoundProduct, 'ticket'> | undefined {
  const productId = numberOf(json['productId']);
  const alias = textOf(json['alias']);
  const name = textOf(json['name']);
  const canonicalUrl = textOf(json['canonicalUrl']);
  const unitPrice = priceOf(json['unitPrice']);
  // Without these a card has nothing to show, or nowhere to lead.
  if (productId === undefined || !alias || !name || !canonicalUrl?.startsWith('/') || !unitPrice)
    return undefined;
  return {
    productId,
    alias,
    name,
    canonicalUrl,
    unitPrice,
    firstAvailableOn: textOrNull(json['firstAvailableOn']),
    brand: { name: textOrNull(shapeOf(json['brand'])['name']) },
    lowestPrice: lowestOf(json['lowestPrice']),
    productImages: listOf(json['productImages']).flatMap((image) => {
      const fileName = textOf(shapeOf(image)['fileName']);
      return fileName === undefined ? [] : [{ fileName }];
    }),
    parameterGroups: parametersOf(json['parameterGroups']),
    totalStock: stockOf(json['totalStock']),
    variantGroup: variantsOf(json['variantGroup']),
  };
}

/** @returns undefined for a product whose data does not parse */
export function parseProduct(value: unknown): FoundProduct | undefined {
  const product = shapeOf(value);
  const label = textOf(shapeOf(listOf(shapeOf(product['custom'])['ralph_data'])[0])['label']);
  if (label === undefined) return undefined;
  try {
    const data = parseData(shapeOf(shapeOf(JSON.parse(label))['json']));
    const ticket = textOf(product['ticket']);
    return data && { ...data, ...(ticket && { ticket }) };
  } catch {
    return undefined;
  }
}

/** The first product of each group that parses; a group left without any is dropped. */
export const parseGroups = (value: unknown): readonly FoundProduct[] =>
  listOf(value).flatMap((group) => {
    const products = listOf(shapeOf(group)['products']).flatMap((each) => parseProduct(each) ?? []);
    return products.slice(0, 1);
  });
