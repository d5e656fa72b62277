/** What the sums need of a line; money in whole units including VAT. */
export interface SummedLine {
  readonly quantity: number;
  readonly unitPrice?: { readonly sellingPriceIncVat?: number | null; readonly regularPriceIncVat?: number | null } | null;
  readonly campaign?: { readonly prices?: readonly ({ readonly discount?: number | null } | null | undefined)[] | null } | null;
}

export interface SummedCart {
  readonly items?: readonly (SummedLine | null | undefined)[] | null;
}

/** From binary fractions back to whole hundredths. */
const toMinor = (amount: number): number => Math.round(amount * 100);

const lineMinor = ({ unitPrice, quantity }: SummedLine): number => toMinor(unitPrice?.sellingPriceIncVat ?? 0) * quantity;

/** What a line costs before a code: the price the shopper chose it at, times how many. In whole units including VAT. */
export const lineAmount = (line: SummedLine): number => lineMinor(line) / 100;

/** What as many would have cost at the regular price. In whole units including VAT. */
export const regularLineAmount = ({ unitPrice, quantity }: SummedLine): number => (toMinor(unitPrice?.regularPriceIncVat ?? 0) * quantity) / 100;

/**
 * The sums of a cart as they are added up downwards: the lines make the subtotal, and what a code takes off stands once,
 * below it. A sale is in the lines' own prices already. In whole units including VAT.
 */
export function cartSums(cart: SummedCart): { readonly subtotal: number; readonly discount: number } {
  const lines = (cart.items ?? []).filter((line) => line !== null && line !== undefined);
  const subtotal = lines.reduce((sum, line) => sum + lineMinor(line), 0);
  const taken = lines.flatMap(({ campaign }) => campaign?.prices ?? []);
  return { subtotal: subtotal / 100, discount: taken.reduce((sum, price) => sum + toMinor(price?.discount ?? 0), 0) / 100 };
}
