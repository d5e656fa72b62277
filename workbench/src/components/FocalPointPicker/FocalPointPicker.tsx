/**
 * FocalPointPicker: the point of a picture that stays in view however it is cropped, set by
 * pressing it or by keys.
 */
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
} from 'react';
import type { ImageSource } from '@solvik/design-system';
import {
  FocalHead,
  FocalInput,
  FocalMark,
  FocalContainer,
  FocalRoot,
} from './FocalPointPicker.styles.ts';

/** From the picture's top left corner, each 0 to 1. */
export type FocalPoint = { readonly x: number; readonly y: number };

export type FocalPointPickerProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Above the picture, and the name of the group: "Det som alltid ska synas". */
  readonly label: string;
  /** The whole picture; its alt text is not used, since the label names it. */
  readonly image: Pick<ImageSource, 'src' | 'srcSet' | 'sizes'>;
  /** The middle unless it is set. */
  readonly value?: FocalPoint | undefined;
  /** Called with hundredths at every step on the way. */
  readonly onValueChange: (value: FocalPoint) => void;
  /** Name of the horizontal slider: "Från vänster". */
  readonly acrossLabel: string;
  /** Name of the vertical slider: "Uppifrån". */
  readonly downLabel: string;
  /** Both as formatted together: "62 % från vänster, 40 % uppifrån". */
  readonly format: (percent: { readonly across: number; readonly down: number }) => string;
};

const middle: FocalPoint = { x: 0.5, y: 0.5 };
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percentOf = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 100);
const pointOf = (across: number, down: number): FocalPoint => ({
  x: Math.min(100, Math.max(0, across)) / 100,
  y: Math.min(100, Math.max(0, down)) / 100,
});

/**
 * Two native ranges under the picture: on either of them the arrows move the point in their
 * direction, by ten with Shift.
 */
export function FocalPointPicker({
  label,
  image,
  value = middle,
  onValueChange,
  acrossLabel,
  downLabel,
  format,
  ...native
}: FocalPointPickerProps) {
  const labelId = useId();
  const container = useRef<HTMLDivElement>(null);
  const percent = { across: percentOf(value.x), down: percentOf(value.y) };
  const words = format(percent);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onValueChange(
      pointOf(
        Math.round(((event.clientX - left) / (width || 1)) * 100),
        Math.round(((event.clientY - top) / (height || 1)) * 100),
      ),
    );
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    press(event);
    // Keys continue from the pointer's position.
    container.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  const step = (event: KeyboardEvent) => {
    const [across, down] = steps[event.key] ?? [];
    if (
      across === undefined ||
      down === undefined ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    const length = event.shiftKey ? 10 : 1;
    onValueChange(pointOf(percent.across + across * length, percent.down + down * length));
  };
  const scale = {
    type: 'range',
    min: 0,
    max: 100,
    'aria-valuetext': words,
    onKeyDown: step,
  } as const;
  return (
    <FocalRoot role="group" aria-labelledby={labelId} {...native}>
      <FocalHead>
        <span id={labelId}>{label}</span>
        <span aria-hidden>{words}</span>
      </FocalHead>
      {/* Pictures are not mirrored where lines run from the right. */}
      <FocalContainer
        ref={container}
        dir="ltr"
        style={{
          '--focal-x': `${String(percent.across)}%`,
          '--focal-y': `${String(percent.down)}%`,
        }}
        onPointerDown={begin}
        onPointerMove={(event) =>
          event.currentTarget.hasPointerCapture(event.pointerId) && press(event)
        }
      >
        <img {...image} alt="" draggable={false} />
        <FocalMark aria-hidden />
        <FocalInput
          {...scale}
          aria-label={acrossLabel}
          value={percent.across}
          onChange={({ currentTarget }) =>
            onValueChange(pointOf(currentTarget.valueAsNumber, percent.down))
          }
        />
        <FocalInput
          {...scale}
          aria-label={downLabel}
          value={percent.down}
          onChange={({ currentTarget }) =>
            onValueChange(pointOf(percent.across, currentTarget.valueAsNumber))
          }
        />
      </FocalContainer>
    </FocalRoot>
  );
}
