/** Icon: our own strokes on a grid of 24; ornament beside words, never instead of them. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { iconPaths, type IconName } from './iconPaths.ts';

export const iconSizes = ['16', '20', '22', '24'] as const;

const Root = styled.svg`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  & path {
    vector-effect: non-scaling-stroke;
  }
  &[data-size='16'] {
    inline-size: 16px;
    block-size: 16px;
  }
  &[data-size='20'] {
    inline-size: 20px;
    block-size: 20px;
  }
  &[data-size='22'] {
    inline-size: 22px;
    block-size: 22px;
  }
  &[data-is-filled] {
    fill: currentcolor;
  }
`;

export type IconProps = ComponentPropsWithRef<'svg'> & {
  readonly name: IconName;
  /** Pixels. */
  readonly size?: (typeof iconSizes)[number];
  readonly isFilled?: boolean;
};

/**
 * An icon in the text's colour, hidden from assistive technology: the control that holds it has the
 * name.
 */
export function Icon({ name, size = '24', isFilled = false, ...native }: IconProps) {
  return (
    <Root
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
      {...native}
      data-size={size}
      data-is-filled={isFilled || undefined}
    >
      <path d={iconPaths[name]} />
    </Root>
  );
}
