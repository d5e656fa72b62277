/** BuyBar: what is being bought and its button, at the bottom of a phone's window. */
import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';
import { useBottomInset } from '../../foundation/useBottomInset.ts';
import { Amount, type AmountText } from '../Amount/Amount.tsx';
import type { ImageProps } from '../Image/Image.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';

const rise = keyframes`from { transform: translateY(100%); }`;

const Root = styled.section`
  position: fixed;
  z-index: 30;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 72px;
  padding-block: 10px max(10px, env(safe-area-inset-bottom));
  padding-inline: var(--layout-margin);
  background: var(--color-sheet);
  color: var(--color-ink);
  border-block-start: 1px solid var(--color-hairline);
  animation: ${rise} var(--motion-fade) var(--motion-easing);
  & > :last-child {
    flex: none;
    max-inline-size: 60%;
  }
  ${media.desktop} {
    display: none;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
  ${media.print} {
    display: none;
  }
`;

/** Where text is doubled, the button needs its place. */
const Picture = styled.div`
  flex: none;
  inline-size: 42px;
  @media (max-width: 22rem) {
    display: none;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  & > p {
    ${smallType}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :first-child {
    ${bodyType}
    font-weight: var(--font-weight-medium);
  }
  & > [data-is-reduced] {
    color: var(--color-reduced);
  }
  & > :nth-child(2) {
    color: var(--color-muted);
  }
`;

export type BuyBarProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Its name for screen readers: "Köp Rak ullkappa Inger". */
  readonly label: string;
  /** Decorative, since the page is about it; its `alt` is empty. */
  readonly image?: ImageProps | undefined;
  /** The current price, already formatted. */
  readonly price: AmountText;
  /** Before a reduced price: "Nu". */
  readonly reducedLabel?: string | undefined;
  /** Under the price: "Storlek 38". */
  readonly note?: string | undefined;
  /** A Button. */
  readonly action: ReactNode;
};

/** Render it while the page's own button is out of view above; from desktop width it is hidden. */
export function BuyBar({
  label,
  image,
  price,
  reducedLabel,
  note,
  action,
  ref,
  ...native
}: BuyBarProps) {
  const root = useObjectRef(ref);
  useBottomInset(root);
  return (
    <Root aria-label={label} {...native} ref={root}>
      {image && (
        <Picture>
          <ProductPicture image={image} />
        </Picture>
      )}
      <Words>
        <p data-is-reduced={reducedLabel === undefined ? undefined : ''}>
          {reducedLabel !== undefined && `${reducedLabel} `}
          <Amount amount={price} />
        </p>
        {note !== undefined && <p>{note}</p>}
      </Words>
      {action}
    </Root>
  );
}
