/** PreviewFrame: a page of the shop as wide as a device, drawn to a scale, under its own name. */
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { smallType } from '@solvik/design-system';
import { WidthHandle, type WidthScale } from './WidthHandle.tsx';

const Root = styled.figure`
  ${smallType}
  container-type: inline-size;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: 8px;
  flex: none;
  inline-size: calc(var(--frame-width) * var(--frame-scale) * 1px);
  max-inline-size: 100%;
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  & > figcaption > :first-child {
    font-weight: var(--font-weight-medium);
  }
`;

/**
 * Where there is less space than the frame's scale needs, the page within is drawn smaller, and
 * never clipped; where there is more below it, more of the page is visible.
 */
const Held = styled.div`
  /*
   * The available width divided by the page's, as a number: CSS divides one length by another only
   * through their angle.
   */
  --fit: tan(atan2(100cqi, calc(var(--frame-width) * 1px)));
  position: relative;
  container-type: size;
  min-block-size: calc(var(--frame-height) * var(--fit) * 1px);
`;

const Window = styled.div`
  block-size: 100%;
  overflow: hidden;
  background: var(--color-sheet);
  & > iframe {
    inline-size: calc(var(--frame-width) * 1px);
    block-size: calc(100cqb / var(--fit));
    border: 0;
    transform: scale(var(--fit));
    transform-origin: 0 0;
  }
`;

export type PreviewFrameProps = Omit<
  ComponentPropsWithRef<'iframe'>,
  'width' | 'height' | 'title'
> & {
  /** Whose page it is: "Sverige, svenska". */
  readonly name: string;
  /** At the far end of the name's line: "SEK". */
  readonly note?: string;
  /** Of the page within, in CSS pixels; it is higher than that where the space allows. */
  readonly width: number;
  /** Of the page within, in CSS pixels: the least of it that is visible. */
  readonly height: number;
  /** 1 is its natural size. */
  readonly scale?: number;
  /** When given, its edge can be dragged to another width. */
  readonly resize?: WidthScale | undefined;
};

/** Native props and ref go to the `iframe`, which has the name. */
export function PreviewFrame({
  name,
  note,
  width,
  height,
  scale = 1,
  resize,
  ...native
}: PreviewFrameProps) {
  const measures = {
    '--frame-width': width,
    '--frame-height': height,
    '--frame-scale': scale,
  } as CSSProperties;
  return (
    <Root style={measures}>
      <figcaption>
        <span>{name}</span>
        {note && <span>{note}</span>}
      </figcaption>
      <Held>
        <Window>
          {/*
           * The page within is the shop's own and runs its scripts on its own origin: a sandbox that
           * allows both would be none.
           */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe {...native} title={name} />
        </Window>
        {resize && <WidthHandle {...resize} width={width} scale={scale} />}
      </Held>
    </Root>
  );
}
