import { Eyebrow, Inline, Link, ProductPicture, QuantityStepper, Stack, Text, TextButton } from '@solvik/design-system';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { clothColour } from '../images/clothColour.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { imageSource } from '../images/imageSource.ts';
import { parameterOf } from '../lists/productCardProps.ts';
import { useNotices } from '../notices/notices.ts';
import { type Cart, type CartLine, linesOf } from './cartQuery.ts';
import { stockOfLine } from './checkCart.ts';
import { useChangeCart } from './useCart.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

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

/** How many of a line: what is being asked for while it is asked, so that quick steps add up and the buttons keep the focus. */
function useLineQuantity(line: CartLine) {
  const { text } = useServices();
  const { mutate, isPending, variables } = useChangeCart();
  const say = useNotices((notices) => notices.say);
  const [isBeyond, setBeyond] = useState(false);
  const stock = stockOfLine(line);
  const quantity = isPending && variables.kind === 'set' ? variables.quantity : line.quantity;
  const set = (wanted: number) => {
    const next = Math.min(wanted, stock);
    setBeyond(wanted > stock);
    if (next === quantity) return;
    mutate(
      { kind: 'set', lineId: line.id, skuId: line.skuId, quantity: next },
      {
        onSuccess: (cart) => {
          if (next === 0) say(text('cart.removed', { name: line.product?.name ?? '' }));
          else setBeyond(wanted > stock || linesOf(cart).some(({ id, quantity: given }) => id === line.id && given < next));
        },
        onError: (error) => say(text(isUnreachable(error) ? 'error.offline' : 'error.generic.text'), 'error'),
      },
    );
  };
  return { quantity, stock, isPending, isBeyond: isBeyond || quantity > stock, set };
}

function CartLineRow({ line }: { readonly line: CartLine }) {
  const { text } = useServices();
  const { quantity, stock, isPending, isBeyond, set } = useLineQuantity(line);
  const { product, unitPrice, totalPrice } = line;
  const sku = skuOf(line);
  const name = product?.name ?? text('cart.goneName');
  const colour = product && parameterOf(product, 'Color');
  const size = sku?.name;
  const words = [colour, size && (/^\p{Lu}?\p{L}{4,}/u.test(size) ? size : text('cart.size', { size }))].filter(Boolean).join(', ');
  const file = product?.productImages?.[0]?.fileName;
  return (
    <Line data-is-pending={isPending ? '' : undefined}>
      <ProductPicture image={file ? imageSource(file, { alt: '', sizes: '96px' }) : undefined} clothColour={product ? clothColour(product) : undefined} />
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
          <Text size="small" tone="reduced" role="alert">
            {text('cart.lineSoldOut')}
          </Text>
        )}
        {stock > 0 && isBeyond && (
          <Text size="small" tone="reduced" role="alert">
            {text('cart.onlyLeft', { stock })}
          </Text>
        )}
        <Inline spread="between" gap="12">
          {stock > 0 ? (
            <QuantityStepper
              label={text('cart.quantity', { name })}
              decreaseLabel={text('cart.decrease', { name })}
              increaseLabel={text('cart.increase', { name })}
              quantity={quantity}
              max={Math.max(stock, quantity) + 1}
              onQuantityChange={set}
            />
          ) : (
            <span />
          )}
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
  const lines = linesOf(cart);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, lines.length);
  return (
    <List ref={list} tabIndex={-1} className="cart-lines" aria-label={text('cart.lines')}>
      {lines.map((line) => (
        <CartLineRow key={line.id} line={line} />
      ))}
    </List>
  );
}
