/** AspectRatio: keeps a container of a given shape, whatever its content. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export const aspectRatios = ['4:5', '1:1', '3:2', '16:9'] as const;

const Root = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  &[data-ratio='1:1'] {
    aspect-ratio: 1;
  }
  &[data-ratio='3:2'] {
    aspect-ratio: 3 / 2;
  }
  &[data-ratio='16:9'] {
    aspect-ratio: 16 / 9;
  }
  & > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export type AspectRatioProps = ComponentPropsWithRef<'div'> & {
  /** Width to height; 4:5 by default. */
  readonly ratio?: (typeof aspectRatios)[number];
};

/** Its only child fills it. */
export function AspectRatio({ ratio = '4:5', ...native }: AspectRatioProps) {
  return <Root {...native} data-ratio={ratio} />;
}
