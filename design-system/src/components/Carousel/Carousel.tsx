/** Carousel: a horizontally scrolling strip of items, moved by the user only. */
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  CarouselHeading,
  CarouselLine,
  CarouselLink,
  CarouselRoot,
  CarouselStrip,
  CarouselTurns,
} from './Carousel.styles.ts';
import type { VisibleRange } from './planRange.ts';
import { useVisibleRange } from './useVisibleRange.ts';

export const carouselWidths = ['card', 'tile', 'full'] as const;
export const carouselBleeds = ['none', 'phone'] as const;

export type CarouselItem = {
  readonly id: string;
  /** Its content: a card, a tile, a picture. */
  readonly content: ReactNode;
};
/** Positions are counted from 1. */
export type CarouselPosition = {
  /** The first item in view. */
  readonly first: number;
  /** The last item in view. */
  readonly last: number;
  /** All items. */
  readonly count: number;
};

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Name of the carousel for screen readers. */
  readonly label: string;
  /** In order, each with its own `id` and its `content`. */
  readonly items: readonly CarouselItem[];
  /** Label of the next button: "Fler plagg". */
  readonly nextLabel: string;
  /** Label of the previous button: "Tidigare plagg". */
  readonly previousLabel: string;
  /** The position, "1–4 av 9"; "1–4/9" by default. */
  readonly positionLabel?: (position: CarouselPosition) => string;
  /** Side by side on a desktop: four cards, three tiles, or one as wide as its container. */
  readonly width?: (typeof carouselWidths)[number];
  /** Before the buttons: a Heading. */
  readonly heading?: ReactNode;
  /** To all of the kind: beside the heading, on a phone below the strip. */
  readonly link?: ReactNode;
  /** `phone`: within a container that runs to a phone's edges, its text keeps the page's margin. */
  readonly bleed?: (typeof carouselBleeds)[number];
};

const plainPlace = ({ first, last, count }: CarouselPosition): string =>
  `${first === last ? String(first) : `${String(first)}–${String(last)}`}/${String(count)}`;

const lineOf = (range: VisibleRange | undefined, count: number): CSSProperties =>
  ({
    '--from': range ? range.first / count : 0,
    '--share': range ? (range.last + 1 - range.first) / count : 0,
  }) as CSSProperties;

/**
 * A strip that scrolls natively, also without scripts; the buttons scroll by what is in view, and
 * the position is announced when it changes.
 */
export function Carousel({
  label,
  items,
  nextLabel,
  previousLabel,
  positionLabel = plainPlace,
  width = 'card',
  bleed = 'none',
  heading,
  link,
  ...native
}: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const count = items.length;
  const { range, measure, scrollBy } = useVisibleRange(strip, count);
  const isAtStart = !range || range.first === 0;
  const isAtEnd = !range || range.last === count - 1;
  return (
    <CarouselRoot aria-label={label} {...native} data-width={width} data-bleed={bleed}>
      {heading && <CarouselHeading>{heading}</CarouselHeading>}
      {link && <CarouselLink>{link}</CarouselLink>}
      <CarouselTurns data-is-idle={(isAtStart && isAtEnd) || undefined}>
        <CarouselLine style={lineOf(range, count)} />
        <span aria-live="polite">
          {range && positionLabel({ first: range.first + 1, last: range.last + 1, count })}
        </span>
        {/* Disabled for real they would lose the focus at the end of the strip. */}
        <IconButton
          icon="chevron-start"
          label={previousLabel}
          aria-disabled={isAtStart}
          onClick={() => !isAtStart && scrollBy(-1)}
        />
        <IconButton
          icon="chevron-end"
          label={nextLabel}
          aria-disabled={isAtEnd}
          onClick={() => !isAtEnd && scrollBy(1)}
        />
      </CarouselTurns>
      <CarouselStrip ref={strip} tabIndex={0} aria-label={label} onScroll={measure}>
        {items.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </CarouselStrip>
    </CarouselRoot>
  );
}
