import { Eyebrow, Image, Inline, Link, QuantityStepper, Stack, Text, TextButton } from '@solvik/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { imageSource } from '../images/imageSource.ts';
import { parameterOf } from '../lists/productCardProps.ts';
import { useNotices } from '../notices/notices.ts';
import { type Cart, type CartLine, linesOf } from './cartQuery.ts';
import { useChangeCart } from './useCart.ts';

const List = styled.ul`
  display: grid;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: var(--space-16);
  padding-block: var(--space-24);
  border-block-end: 1px solid var(--color-hairline);
  &[data-is-pending] { opacity: 0.6; }
`;

const Sum = styled.span`
  font-weight: var(--font-weight-medium);
  white-space: nowrap;
  font-variant-numeric: lining-nums tabular-nums;
`;

const Name = styled.h3`
  & a { text-decoration: none; }
  & a:hover { text-decoration: underline; }
`;

function skuOf(line: CartLine) {
  return line.product?.skus?.find((sku) => sku?.skuId === line.skuId);
}

function CartLineRow({ line }: { readonly line: CartLine }) {
  const { text } = useServices();
  const { mutate, isPending } = useChangeCart();
  const say = useNotices((notices) => notices.say);
  const [isBeyond, setBeyond] = useState(false);
  const { product, quantity, unitPrice, totalPrice } = line;
  const sku = skuOf(line);
  const name = product?.name ?? '';
  const stock = sku?.stock?.totalStock ?? 0;
  const colour = product && parameterOf(product, 'Color');
  const size = sku?.name;
  const words = [colour, size && (/^\p{Lu}?\p{L}{4,}/u.test(size) ? size : text('cart.size', { size }))].filter(Boolean).join(', ');
  const file = product?.productImages?.[0]?.fileName;
  const set = (wanted: number) => {
    const next = Math.min(wanted, stock);
    setBeyond(wanted > stock && stock > 0);
    if (next === quantity) return;
    mutate(
      { kind: 'set', lineId: line.id, skuId: line.skuId, quantity: next },
      {
        onSuccess: () => next === 0 && say(text('cart.removed', { name })),
        onError: () => say(text('error.generic.text'), 'error'),
      },
    );
  };
  return (
    <Line data-is-pending={isPending ? '' : undefined}>
      {file ? <Image {...imageSource(file, { alt: '', sizes: '96px' })} ratio={4 / 5} /> : <span />}
      <Stack gap="4">
        <Inline spread="between" align="start" gap="12" style={{ flexWrap: 'nowrap' }}>
          <Eyebrow as="span">{product?.brand?.name}</Eyebrow>
          <Sum>{totalPrice?.sellingPriceIncVatFormatted}</Sum>
        </Inline>
        <Name>{product?.canonicalUrl ? <Link href={product.canonicalUrl}>{name}</Link> : name}</Name>
        <Text size="small" tone="muted">
          {words}
        </Text>
        {unitPrice?.isDiscounted && (
          <Text size="small" tone="reduced">
            {text('cart.reducedFrom', { amount: unitPrice.regularPriceIncVatFormatted ?? '' })}
          </Text>
        )}
        {stock <= 0 && (
          <Text size="small" tone="reduced">
            {text('cart.lineSoldOut')}
          </Text>
        )}
        {stock > 0 && (quantity > stock || isBeyond) && (
          <Text size="small" tone="reduced" role="alert">
            {text('cart.onlyLeft', { stock })}
          </Text>
        )}
        <Inline spread="between" gap="12">
          <QuantityStepper
            label={text('cart.quantity', { name })}
            decreaseLabel={text('cart.decrease', { name })}
            increaseLabel={text('cart.increase', { name })}
            quantity={quantity}
            max={Math.max(stock, quantity) + 1}
            isDisabled={isPending}
            onQuantityChange={set}
          />
          <TextButton onClick={() => set(0)} aria-label={text('cart.removeName', { name })}>
            {text('cart.remove')}
          </TextButton>
        </Inline>
      </Stack>
    </Line>
  );
}

/** The lines of the cart, each with its picture, words, sum and how many. */
export function CartLines({ cart }: { readonly cart: Cart }) {
  const { text } = useServices();
  return (
    <List className="cart-lines" aria-label={text('cart.lines')}>
      {linesOf(cart).map((line) => (
        <CartLineRow key={line.id} line={line} />
      ))}
    </List>
  );
}
