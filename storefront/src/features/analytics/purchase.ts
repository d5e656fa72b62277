/** What is recorded of an order (spec section 9, Purchase analytics). */
import { splitAmount, toDecimal, toMinor } from '@solvik/shop-rules';
import type { GetOrderPublicQuery } from '../../data-api/generated/operations.ts';
import { present } from '../../data-api/present.ts';
import { hashText } from '../../device/hashText.ts';
import type { Purchase } from '../../interface/shopperEvents.ts';

type Order = NonNullable<GetOrderPublicQuery['getOrderPublic']>;

async function hashedAll(
  values: Readonly<Record<keyof Purchase['hashed'], string | null | undefined>>,
): Promise<Purchase['hashed']> {
  const entries = await Promise.all(
    Object.entries(values).map(async ([name, value]) => [
      name,
      value ? await hashText(value) : undefined,
    ]),
  );
  return Object.fromEntries(entries.filter(([, hash]) => hash !== undefined));
}

/** The order’s products with what was paid for each: fixed amounts off are spread over them by price. */
export async function purchaseOf(order: Order, email: string | undefined): Promise<Purchase> {
  const lines = present(order.cart?.items);
  const sums = lines.map(
    ({ unitPrice, quantity }) => toMinor(unitPrice?.sellingPriceIncVat ?? 0) * quantity,
  );
  const off = toMinor(order.cart?.summary?.fixedAmountDiscountIncVat ?? 0);
  const shares = splitAmount(off, sums);
  const value = sums.reduce((sum, each) => sum + each, 0) - off;
  const { firstName, lastName, zip } = order.billingAddress ?? {};
  return {
    orderId: String(order.id),
    currency: order.currency ?? '',
    value: toDecimal(value),
    products: lines.map(({ product, quantity }, at) => ({
      productId: product?.productId ?? 0,
      quantity,
      price: toDecimal(Math.round(((sums[at] ?? 0) - (shares[at] ?? 0)) / quantity)),
    })),
    hashed: await hashedAll({ email, firstName, lastName, zip }),
  };
}
