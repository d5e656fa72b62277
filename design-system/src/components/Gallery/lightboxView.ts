import type { GalleryPictureSource } from './galleryPicture.ts';

export type LightboxPicture = GalleryPictureSource & {
  /** Its name, short: "Krage och foder"; without one its alt text is announced. */
  readonly caption?: string | undefined;
};

/** What a gallery hands to its large view. */
export interface LightboxView {
  /** Name of the view, for screen readers. */
  readonly label: string;
  /** The gallery's own, in its order. */
  readonly pictures: readonly LightboxPicture[];
  /** The shown picture's index; undefined when closed. */
  readonly at: number | undefined;
  /** Called with the index, from 0, of the picture to show instead. */
  readonly onMove: (at: number) => void;
  /** Called when it requests to be closed: the button, Escape. */
  readonly onClose: () => void;
  /** The position, from 1; shown, and announced when it changes. */
  readonly countLabel: (current: number, count: number) => string;
}
