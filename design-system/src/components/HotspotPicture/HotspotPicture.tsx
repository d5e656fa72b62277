/** HotspotPicture: a picture with marks on what it shows; a mark says what it is and leads on. */
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react';
import { Image, type ImageProps } from '../Image/Image.tsx';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { HotspotMark, HotspotPanel, HotspotRoot } from './HotspotPicture.styles.ts';

export type Hotspot = {
  readonly id: string;
  /** From the picture's top left corner, each 0 to 1. */
  readonly place: { readonly x: number; readonly y: number };
  /** What is there, as the mark is named to those who listen. */
  readonly label: string;
  /** What opens at the mark: a name, a price, a link on. */
  readonly panel: ReactNode;
};

export type HotspotPictureProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What Image takes; `alt` says what the picture shows. */
  readonly image: ImageProps;
  /** A mark each: `id`, `place`, spoken `label`, `panel`; the focus goes through them in this order. */
  readonly spots: readonly Hotspot[];
  /** What the cross of each panel does, spoken: "Stäng". */
  readonly closeLabel: string;
};

/** Native popovers: they open without scripts, close by Escape or a press beside them, and give the focus back. All that the panels say should stand beside the picture too. */
export function HotspotPicture({ image, spots, closeLabel, ...native }: HotspotPictureProps) {
  const id = useId();
  return (
    <HotspotRoot {...native}>
      <Image {...image} />
      {spots.map(({ id: spot, place, label, panel }) => {
        const panelId = `${id}${spot}`;
        const at = {
          '--spot-x': `${String(place.x * 100)}%`,
          '--spot-y': `${String(place.y * 100)}%`,
          '--spot-anchor': `--spot${panelId.replaceAll(/\W/g, '-')}`,
        } as CSSProperties;
        return (
          <div key={spot} style={at}>
            <HotspotMark type="button" popoverTarget={panelId} aria-label={label} />
            <HotspotPanel id={panelId} popover="auto" role="group" aria-label={label}>
              <div>{panel}</div>
              <CloseButton label={closeLabel} popoverTarget={panelId} popoverTargetAction="hide" />
            </HotspotPanel>
          </div>
        );
      })}
    </HotspotRoot>
  );
}
