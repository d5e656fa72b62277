import { Heading, ProductPicture, Stack, Text } from '@solvik/design-system';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { type Cart, linesOf } from '../../features/cart/cartQuery.ts';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { PromoCode } from '../../features/cart/PromoCode.tsx';
import { clothColour } from '../../features/images/clothColour.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { parameterOf } from '../../features/lists/productCardProps.ts';

const Root = styled.aside`
  padding: var(--space-32);
  background: var(--color-sheet);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: var(--space-16);
  padding-block: var(--space-12);
  border-block-end: 1px solid var(--color-hairline);
  & > span:last-child { font-weight: var(--font-weight-medium); white-space: nowrap; }
`;

interface Props {
  readonly cart: Cart;
  readonly canChangeCode?: boolean;
  /** Before the last sum, when it is no longer to be paid. */
  readonly totalLabel?: string;
}

/** What is being bought, beside the form. */
export function OrderSummary({ cart, canChangeCode = true, totalLabel }: Props) {
  const { text } = useServices();
  return (
    <Root>
      <Stack gap="24">
        <Heading level={2} size="title">
          {text('checkout.order')}
        </Heading>
        <ul className="order-lines">
          {linesOf(cart).map(({ id, quantity, totalPrice, product, skuId }) => {
            const file = product?.productImages?.[0]?.fileName;
            const size = product?.skus?.find((sku) => sku?.skuId === skuId)?.name;
            const about = [product && parameterOf(product, 'Color'), size, text('checkout.pieces', { count: quantity })].filter(Boolean).join(', ');
            return (
              <Line key={id}>
                <ProductPicture image={file ? imageSource(file, { alt: '', sizes: '56px' }) : undefined} clothColour={product ? clothColour(product) : undefined} />
                <Stack gap="0">
                  <Text>{product?.name}</Text>
                  <Text size="small" tone="muted">
                    {about}
                  </Text>
                </Stack>
                <span>{totalPrice?.sellingPriceIncVatFormatted}</span>
              </Line>
            );
          })}
        </ul>
        {canChangeCode && <PromoCode cart={cart} />}
        <CartTotals cart={cart} totalLabel={totalLabel} />
      </Stack>
    </Root>
  );
}
