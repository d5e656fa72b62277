/** CountBadge: a small number on a corner of an icon, beside it where words are large. */
import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

const tick = keyframes`
  from { transform: translateY(4px); opacity: 0; }
`;

const Root = styled.span`
  --side: 1.125rem;
  position: relative;
  align-self: start;
  margin-block-start: 3px;
  /* Over the icon by 8 px at most, and less by what it grows. */
  margin-inline: min(0px, var(--side) - 26px) 1px;
  min-inline-size: var(--side);
  block-size: var(--side);
  padding-inline: 4px;
  border-radius: calc(var(--side) / 2);
  background: var(--color-accent);
  color: var(--color-white);
  font: var(--font-weight-medium) 0.75rem / var(--side) var(--font-text);
  text-align: center;
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
  & > span {
    display: inline-block;
    animation: ${tick} var(--motion-fade) var(--motion-easing);
  }
`;

export type CountBadgeProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Shown as it is up to 99 and as "99+" beyond; nothing is shown at zero. */
  readonly count: number;
};

/**
 * After its icon, in a line. Nothing at zero; hidden from assistive technology, since the control
 * it belongs to is labelled with the number.
 */
export function CountBadge({ count, ...native }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <Root aria-hidden {...native} data-is-count="">
      <span key={count}>{count > 99 ? '99+' : count}</span>
    </Root>
  );
}
