/** Text: running words in Poppins. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { bodyType, leadType, longWords, smallType } from '../../foundation/typeStyles.ts';

export const textSizes = ['small', 'body', 'lead'] as const;
export const textMeasures = ['long', 'short'] as const;
export const textAligns = ['start', 'center'] as const;
export const textTones = ['inherit', 'ink', 'muted', 'accent', 'reduced'] as const;

const Root = styled.p`
  ${bodyType}
  ${longWords}
  max-inline-size: 44em;
  &[data-measure='short'] {
    max-inline-size: 34em;
  }
  &[data-size='small'] {
    ${smallType}
  }
  &[data-size='lead'] {
    ${leadType} max-inline-size: 23em;
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-emphasis='strong'] {
    font-weight: var(--font-weight-medium);
  }
  &[data-tone='ink'] {
    color: var(--color-ink);
  }
  &[data-tone='muted'] {
    color: var(--color-muted);
  }
  &[data-tone='accent'] {
    color: var(--color-accent);
  }
  &[data-tone='reduced'] {
    color: var(--color-reduced);
  }
`;

export type TextProps = ComponentPropsWithRef<'p'> & {
  readonly as?:
    | 'p'
    | 'span'
    | 'div'
    | 'dd'
    | 'dt'
    | 'li'
    | 'strong'
    | 'em'
    | 'small'
    | 'figcaption'
    | 'address';
  /** `body` by default; `small` is smaller, `lead` larger and in shorter lines. */
  readonly size?: (typeof textSizes)[number];
  /** `inherit` (default) is the colour around it, `reduced` the red of a lowered price. */
  readonly tone?: (typeof textTones)[number];
  /** `strong` is medium weight; it is not announced. */
  readonly emphasis?: 'normal' | 'strong';
  /** How wide its lines may be; `short` for a few words under a heading. A lead is shorter still. */
  readonly measure?: (typeof textMeasures)[number];
  /** `start` by default. */
  readonly align?: (typeof textAligns)[number];
};

/** A paragraph, or the element in `as`; long compounds hyphenate in the page's language. */
export function Text({
  size = 'body',
  tone = 'inherit',
  emphasis = 'normal',
  measure,
  align,
  ...native
}: TextProps) {
  return (
    <Root
      {...native}
      data-size={size}
      data-tone={tone}
      data-emphasis={emphasis}
      data-measure={measure}
      data-align={align}
    />
  );
}
