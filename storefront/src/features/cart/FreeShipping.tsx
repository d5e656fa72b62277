import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import type { Cart } from './cartQuery.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-8);
`;

const Meter = styled.div`
  block-size: 3px;
  background: var(--color-hairline);
  & > span {
    display: block;
    block-size: 100%;
    inline-size: var(--filled);
    background: var(--color-accent);
    transition: inline-size var(--motion-slide) var(--motion-easing);
  }
  @media (forced-colors: active) { & > span { background: Highlight; } }
`;

/** How much is left until shipping is free, in words and as a rule that fills. */
export function FreeShipping({ cart }: { readonly cart: Cart }) {
  const { text, site } = useServices();
  const shipping = cart.summary?.shipping;
  if (!shipping) return null;
  const left = shipping.amountLeftToFreeShipping;
  const share = Math.max(0, Math.min(1, 1 - left / site.freeShippingOver));
  return (
    <Root>
      <p>{left > 0 ? text('cart.leftToFree', { amount: shipping.amountLeftToFreeShippingFormatted ?? '' }) : text('cart.freeShipping')}</p>
      <Meter aria-hidden style={{ '--filled': `${String(Math.round(share * 100))}%` }}>
        <span />
      </Meter>
    </Root>
  );
}
