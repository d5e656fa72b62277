import type {
  ShownPricePartsFragment,
  ProductCardPartsFragment,
} from '../../data-api/generated/operations.ts';

/** A sum formatted for the market, with VAT and without. */
export interface AmountView {
  readonly incVat: string;
  readonly exVat: string;
}

/** A price as a card and a product's page show it. */
export interface PriceView {
  readonly selling: AmountView;
  /** The former price; only if a reduction may be announced. */
  readonly regular?: AmountView;
  /** The lowest price of the thirty days before the reduction. */
  readonly lowest?: AmountView;
}

interface Priced {
  readonly unitPrice?: ShownPricePartsFragment | null;
  readonly lowestPrice?: ProductCardPartsFragment['lowestPrice'];
}

const amount = (
  incVat: string | null | undefined,
  exVat: string | null | undefined,
): AmountView => ({
  incVat: incVat ?? '',
  exVat: exVat ?? '',
});

/** A reduction may only be announced with the lowest price of the thirty days before it. */
export function priceView({ unitPrice, lowestPrice }: Priced): PriceView {
  const selling = amount(
    unitPrice?.sellingPriceIncVatFormatted,
    unitPrice?.sellingPriceExVatFormatted,
  );
  if (!unitPrice?.isDiscounted || !lowestPrice) return { selling };
  const { lowestPriceIncVatFormatted: lowest, lowestPriceExVatFormatted: lowestExVat } =
    lowestPrice;
  return {
    selling,
    regular: amount(unitPrice.regularPriceIncVatFormatted, unitPrice.regularPriceExVatFormatted),
    ...(lowest && { lowest: amount(lowest, lowestExVat ?? lowest) }),
  };
}
