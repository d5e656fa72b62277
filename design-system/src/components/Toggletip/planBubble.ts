/** Where a toggletip's bubble must move so that it is entirely visible. */

/** Edges in pixels of the window. */
export type Measured = { readonly left: number; readonly right: number; readonly bottom: number };
export type BubblePosition = { readonly shift: number; readonly side: 'bottom' | 'top' };

/** Pixels kept free beside the window's edges. */
const edge = 16;

/** How far to move sideways (negative is leftwards), and whether it fits below its button. */
export function planBubble({
  bubble,
  width,
  height,
}: {
  readonly bubble: Measured;
  readonly width: number;
  readonly height: number;
}): BubblePosition {
  const side = bubble.bottom > height - edge ? 'top' : 'bottom';
  if (bubble.left < edge) return { shift: edge - bubble.left, side };
  // What is too wide for the window begins at its left edge rather than before it.
  if (bubble.right > width - edge)
    return { shift: Math.max(width - edge - bubble.right, edge - bubble.left), side };
  return { shift: 0, side };
}
