/** A tinted block that a layout component of a story arranges. */
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../foundation/media.ts';

const Root = styled.div`
  padding: 12px;
  background: var(--color-accent-tint);
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;

export const StoryBlock = ({ children }: { readonly children: ReactNode }) => (
  <Root>{children}</Root>
);
