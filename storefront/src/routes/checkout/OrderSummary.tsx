import { Card, Heading, LineItem, LineItems, Stack } from '@solvik/design-system';
import { isNamedSize } from '@solvik/shop-rules';
import { useId } from 'react';
import { useServices } from '../../page/services.ts';
import { type Cart, linesOf } from '../../features/cart/cart.ts';
import { lineAmount } from '../../features/cart/cartSums.ts';
import { lineDiscountNotes } from '../../features/cart/campaignTexts.tsx';
import { cartDiscounts } from '../../features/cart/cartDiscounts.ts';
import { cartWithoutVat } from '../../features/cart/cartWithoutVat.ts';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { PromoCode } from '../../features/cart/PromoCode.tsx';
import { clothColour } from '../../features/images/clothColour.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { parameterOf } from '../../features/lists/parameterOf.ts';
import { formatWithAndWithoutVat } from '../../features/market/formatMoney.ts';

interface Props {
  readonly cart: Cart;
  readonly canChangeCode?: boolean;
  /** Before the last sum, once it has been paid. */
  readonly totalLabel?: string;
  /** Whether the destination is unknown yet. */
  readonly isEstimate?: boolean;
}

/** The order's contents and sums, beside the form. */
export function OrderSummary({ cart, canChangeCode = true, totalLabel, isEstimate }: Props) {
  const services = useServices();
  const { text, site } = services;
  const headingId = useId();
  const withoutVat = cartWithoutVat(cart);
  const discounts = cartDiscounts(cart).lines;
  return (
    <Card as="aside" aria-labelledby={headingId}>
      <Stack gap="24">
        <Heading id={headingId} level={2} size="title">
          {text('cart.order')}
        </Heading>
        <LineItems className="order-lines">
          {linesOf(cart).map((line, at) => {
            const { id, quantity, unitPrice, product, skuId } = line;
            const file = product?.productImages?.[0]?.fileName;
            const size = product?.skus?.find((sku) => sku?.skuId === skuId)?.name;
            const about = [
              product && parameterOf(product, 'Color'),
              size && (isNamedSize(size) ? size : text('cart.size', { size })),
              text('cart.pieces', { count: quantity }),
            ]
              .filter(Boolean)
              .join(', ');
            return (
              <LineItem
                key={id}
                size="compact"
                name={product?.name ?? text('cart.goneName')}
                amount={
                  unitPrice
                    ? formatWithAndWithoutVat(
                        { incVat: lineAmount(line), exVat: withoutVat.lines[at] ?? 0 },
                        site.currency,
                      )
                    : undefined
                }
                image={file ? imageSource(file, { alt: '', sizes: '56px' }) : undefined}
                clothColour={product ? clothColour(product) : undefined}
                about={about}
                notes={lineDiscountNotes(discounts[at], cart.promoCode, services)}
              />
            );
          })}
        </LineItems>
        {canChangeCode && <PromoCode cart={cart} />}
        <CartTotals cart={cart} totalLabel={totalLabel} isEstimate={isEstimate} />
      </Stack>
    </Card>
  );
}
