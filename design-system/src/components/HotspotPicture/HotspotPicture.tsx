/** HotspotPicture: a picture with marks on its content; a mark names it and links to it. */
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react';
import { Image, type ImageProps } from '../Image/Image.tsx';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { HotspotMark, HotspotPanel, HotspotRoot } from './HotspotPicture.styles.ts';

export type Hotspot = {
  readonly id: string;
  /** From the picture's top left corner, each 0 to 1. */
  readonly place: { readonly x: number; readonly y: number };
  /** Its label, which names the mark for screen readers. */
  readonly label: string;
  /** The content of the mark's panel: a name, a price, a link. */
  readonly panel: ReactNode;
};

export type HotspotPictureProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What Image takes; `alt` describes the picture. */
  readonly image: ImageProps;
  /**
   * A mark each: `id`, `place`, `label` for screen readers, `panel`; the focus moves through them
   * in this order.
   */
  readonly spots: readonly Hotspot[];
  /** Label of each panel's close button: "Stäng". */
  readonly closeLabel: string;
};

/**
 * Native popovers: they open without scripts, close by Escape or a click outside, and return
 * the focus. The content of the panels should be beside the picture too.
 */
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
