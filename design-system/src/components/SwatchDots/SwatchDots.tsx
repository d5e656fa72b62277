/** SwatchDots: the colours a product comes in, small. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled.span`
  ${smallType}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--color-ink);
`;

const Dot = styled.span`
  inline-size: 12px;
  block-size: 12px;
  border-radius: 50%;
  background: var(--swatch-colour);
  border: 1px solid color-mix(in srgb, var(--color-ink) 32%, transparent);
  forced-color-adjust: none;
  &[data-is-chosen] {
    margin: 3px;
    outline: 1px solid var(--color-ink);
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/** A colour as CSS writes it, and in words. */
export type Swatch = {
  readonly colour: string;
  /** Neither shown nor announced, since `label` names the colours; several may have the same. */
  readonly name: string;
};

export type SwatchDotsProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The colours in words, for screen readers. */
  readonly label: string;
  /** The first is the one that the picture shows. */
  readonly colours: readonly Swatch[];
  /** How many more there are, written: "+2". */
  readonly more?: string;
};

/** Round dots, the chosen one ringed. */
export function SwatchDots({ label, colours, more, ...native }: SwatchDotsProps) {
  return (
    <Root {...native}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {colours.map(({ colour, name }, at) => (
        <Dot
          // A style may have several colours of one name.
          key={`${String(at)} ${name}`}
          aria-hidden
          data-is-chosen={at === 0 || undefined}
          style={{ '--swatch-colour': colour }}
        />
      ))}
      {more && <span aria-hidden>{more}</span>}
    </Root>
  );
}
