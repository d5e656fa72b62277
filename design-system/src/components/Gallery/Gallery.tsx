/** Gallery: a product's pictures, side by side or one after another, each to be seen larger. */
import { type ComponentPropsWithRef, lazy, Suspense, type UIEvent, useState } from 'react';
import { Image, type ImageSource } from '../Image/Image.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { GalleryCount, GalleryList, GalleryPicture, GalleryRoot } from './Gallery.styles.ts';

const Lightbox = lazy(() => import('./Lightbox.tsx'));

export type GalleryPictureSource = ImageSource & { readonly id: string };

export type GalleryProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  readonly label: string;
  /** What pressing a picture does. */
  readonly zoomLabel: string;
  readonly closeLabel: string;
  readonly nextLabel: string;
  readonly previousLabel: string;
  readonly pictures: readonly GalleryPictureSource[];
};

/** Two to a row from desktop width, a row that snaps on a phone; the large view loads when first opened. */
export function Gallery({ label, zoomLabel, closeLabel, nextLabel, previousLabel, pictures, ...native }: GalleryProps) {
  const [opened, setOpened] = useState<number>();
  const [wasOpened, setWasOpened] = useState(false);
  const [seen, setSeen] = useState(1);
  const open = (at: number) => {
    setWasOpened(true);
    setOpened(at);
  };
  const follow = ({ currentTarget }: UIEvent<HTMLUListElement>) => setSeen(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth) + 1);
  return (
    <GalleryRoot aria-label={label} {...native}>
      <GalleryList onScroll={follow}>
        {pictures.map(({ id, ...picture }, at) => (
          <li key={id}>
            <GalleryPicture type="button" onClick={() => open(at)} aria-haspopup="dialog">
              <Image {...picture} ratio={4 / 5} hasPriority={at === 0} />
              <VisuallyHidden>{zoomLabel}</VisuallyHidden>
            </GalleryPicture>
          </li>
        ))}
      </GalleryList>
      {pictures.length > 1 && <GalleryCount aria-hidden>{`${String(seen)}/${String(pictures.length)}`}</GalleryCount>}
      {wasOpened && (
        <Suspense fallback={null}>
          <Lightbox label={label} pictures={pictures} at={opened} onMove={setOpened} onClose={() => setOpened(undefined)} closeLabel={closeLabel} nextLabel={nextLabel} previousLabel={previousLabel} />
        </Suspense>
      )}
    </GalleryRoot>
  );
}
