/** VisuallyHidden: text for screen readers. */
import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';

const Root = styled.span`
  ${hiddenStyle}
`;

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'> & {
  /** What it is where a span is not enough: a heading, a caption. */
  readonly as?: ElementType;
  /** Of a label: the id of its control. */
  readonly htmlFor?: string;
};

/** A visually hidden span that assistive technology still reads. */
export function VisuallyHidden(native: VisuallyHiddenProps) {
  return <Root {...native} />;
}
