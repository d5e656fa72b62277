/**
 * A box that replaces the browser's window in a story, so that several panels over a page are shown
 * side by side.
 */
import type { ReactNode } from 'react';

export type StoryWindowProps = {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
};

/** What is fixed to the window is fixed to this box: a transform makes it so. */
export const StoryWindow = ({ width, height, children }: StoryWindowProps) => (
  <div
    style={{
      position: 'relative',
      inlineSize: width,
      blockSize: height,
      overflow: 'hidden',
      transform: 'translateZ(0)',
    }}
  >
    {children}
  </div>
);
