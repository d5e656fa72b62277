/** CountBadge: a small number on a corner of an icon. */
import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

const tick = keyframes`
  from { transform: translateY(4px); opacity: 0; }
`;

const Root = styled.span`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-end: 1px;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 4px;
  border-radius: 9px;
  background: var(--color-accent);
  color: var(--color-white);
  font: var(--font-weight-medium) 0.75rem / 18px var(--font-text);
  text-align: center;
  ${media.forcedColors} { outline: 1px solid CanvasText; }
  & > span { display: inline-block; animation: ${tick} var(--motion-fade) var(--motion-easing); }
`;

export type CountBadgeProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & { readonly count: number };

/** Nothing at zero; hidden from assistive technology, since the control it sits on says the number. */
export function CountBadge({ count, ...native }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <Root aria-hidden {...native}>
      <span key={count}>{count > 99 ? '99+' : count}</span>
    </Root>
  );
}
