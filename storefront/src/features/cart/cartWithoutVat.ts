import { type Cart, linesOf } from './cart.ts';
import { cartSums, lineAmount } from './cartSums.ts';
import { type SumsWithoutVat, sumsWithoutVat } from './sumsWithoutVat.ts';

/** The sums of a cart without VAT; its lines are those of `linesOf`, in their order. */
export function cartWithoutVat(cart: Cart): SumsWithoutVat {
  const { total, shipping } = cart.summary ?? {};
  return sumsWithoutVat({
    lines: linesOf(cart).map((line) => lineAmount(line)),
    discount: cartSums(cart).discount,
    shipping: { incVat: shipping?.feeIncVat ?? 0, exVat: shipping?.feeExVat ?? 0 },
    total: { incVat: total?.sellingPriceIncVat ?? 0, exVat: total?.sellingPriceExVat ?? 0 },
  });
}
