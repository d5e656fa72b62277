/** Gallery: a product's pictures, side by side or one after another, each with a larger view. */
import { type ComponentPropsWithRef, type ReactNode, type UIEvent, useState } from 'react';
import { BadgeCorner } from '../Badge/BadgeCorner.ts';
import { Image } from '../Image/Image.tsx';
import { GalleryCount, GalleryList, GalleryPicture, GalleryRoot } from './Gallery.styles.ts';
import type { GalleryPictureSource } from './galleryPicture.ts';
import type { LightboxView } from './lightboxView.ts';

export const gallerySizes = ['page', 'panel'] as const;

export type GalleryProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** What the pictures show, for screen readers. */
  readonly label: string;
  /** What pressing a picture does, with its place: "Visa bild 2 av 4 större". */
  readonly zoomLabel: (number: number, count: number) => string;
  /** Renders the large view, a Lightbox; it need not be loaded before `at` is a picture. */
  readonly renderLarge: (view: LightboxView) => ReactNode;
  /** In order: an `id` and what ImageSource holds, `src`, `alt` and the rest. */
  readonly pictures: readonly GalleryPictureSource[];
  /**
   * `page` has two to a row on a desktop and one to a phone's screen; `panel` has one and two.
   */
  readonly size?: (typeof gallerySizes)[number];
  /** The position on a phone, "1 av 4"; "1/4" by default. */
  readonly countLabel?: (current: number, count: number) => string;
  /** Over the first picture's corner: badges. */
  readonly children?: ReactNode;
};

const plainCount = (current: number, count: number): string =>
  `${String(current)}/${String(count)}`;

/** The first picture is fetched first. A press opens the large view. */
export function Gallery({
  label,
  zoomLabel,
  renderLarge,
  pictures,
  countLabel = plainCount,
  size = 'page',
  children,
  ...native
}: GalleryProps) {
  const [opened, setOpened] = useState<number>();
  const [current, setCurrent] = useState(1);
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLUListElement>) =>
    setCurrent(Math.round(scrollLeft / (clientWidth || 1)) + 1);
  return (
    <GalleryRoot aria-label={label} {...native} data-size={size}>
      <GalleryList onScroll={follow}>
        {pictures.map(({ id, ...picture }, at) => (
          <li key={id}>
            <GalleryPicture
              type="button"
              aria-label={zoomLabel(at + 1, pictures.length)}
              aria-haspopup="dialog"
              onClick={() => setOpened(at)}
            >
              <Image {...picture} ratio={4 / 5} hasPriority={at === 0} />
            </GalleryPicture>
          </li>
        ))}
      </GalleryList>
      {size === 'page' && pictures.length > 1 && (
        <GalleryCount aria-hidden>{countLabel(current, pictures.length)}</GalleryCount>
      )}
      {children && <BadgeCorner>{children}</BadgeCorner>}
      {renderLarge({
        label,
        pictures,
        at: opened,
        onMove: setOpened,
        onClose: () => setOpened(undefined),
        countLabel,
      })}
    </GalleryRoot>
  );
}
