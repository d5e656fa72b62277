/**
 * The edge of a PreviewFrame that is dragged to make the page within wider or narrower; a native
 * range, so that keys do it too.
 */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '@solvik/design-system';

/** A line of 4 in a strip of 20, beside the page. */
const Strip = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 100%;
  display: grid;
  place-items: center;
  inline-size: 20px;
  cursor: ew-resize;
  touch-action: none;
  user-select: none;
  &::before {
    content: '';
    inline-size: 4px;
    block-size: min(64px, 100%);
    background: var(--color-muted);
  }
  ${media.canHover} {
    &:hover::before {
      background: var(--color-ink);
    }
  }
  &:has(:focus-visible)::before {
    background: var(--color-ink);
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  ${media.forcedColors} {
    &::before {
      background: ButtonText;
    }
    &:has(:focus-visible)::before {
      background: Highlight;
    }
  }
`;

/** For screen readers and keys; the strip is visible and dragged. */
const Scale = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;

export type WidthScale = {
  /** Name of the edge for screen readers: "Egen bredd". */
  readonly label: string;
  /** CSS pixels of the page within. */
  readonly min: number;
  readonly max: number;
  /** "412 px". */
  readonly format: (width: number) => string;
  /** Called with whole pixels at every step on the way. */
  readonly onWidthChange: (width: number) => void;
};

type WidthHandleProps = WidthScale & { readonly width: number; readonly scale: number };

const arrows: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};
const long = 10;

/**
 * Arrows move a pixel at a time and ten with Shift, Home and End to the narrowest and the widest.
 */
export function WidthHandle({
  label,
  min,
  max,
  format,
  onWidthChange,
  width,
  scale,
}: WidthHandleProps) {
  const from = useRef({ x: 0, width, scale });
  const change = (requested: number) =>
    onWidthChange(Math.min(max, Math.max(min, Math.round(requested))));
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width, scale };
    // Keys continue from the pointer's position.
    event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
  };
  const pull = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const side = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    change(from.current.width + (side * (event.clientX - from.current.x)) / from.current.scale);
  };
  const step = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!event.shiftKey || way === undefined) return;
    event.preventDefault();
    change(width + way * long);
  };
  return (
    <Strip onPointerDown={begin} onPointerMove={pull}>
      <Scale
        type="range"
        aria-label={label}
        aria-valuetext={format(width)}
        min={min}
        max={max}
        value={width}
        onKeyDown={step}
        onChange={({ currentTarget }) => change(currentTarget.valueAsNumber)}
      />
    </Strip>
  );
}
