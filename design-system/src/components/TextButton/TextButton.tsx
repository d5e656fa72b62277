/** TextButton: does something here, with a link's weight. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { type textLinkEmphases, textLinkStyle } from '../TextLink/TextLink.tsx';

const Root = styled.button`
  ${textLinkStyle}
  text-align: start;
`;

export type TextButtonProps = ComponentPropsWithRef<'button'> & {
  /**
   * `inline` among words, `standalone` (default) 44 px high on its own, `quiet` in the colour
   * around it.
   */
  readonly emphasis?: (typeof textLinkEmphases)[number];
  /** For one among words: 44 px to press, though its line keeps its height. */
  readonly hasLargeTarget?: boolean;
};

/** A button that is styled as a TextLink: remove, clear, change. */
export function TextButton({
  emphasis = 'standalone',
  hasLargeTarget = false,
  type = 'button',
  ...native
}: TextButtonProps) {
  return (
    <Root
      {...native}
      type={type}
      data-emphasis={emphasis}
      data-has-large-target={hasLargeTarget ? '' : undefined}
    />
  );
}
