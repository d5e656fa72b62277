import { Badge, ClothSample, Gallery, type GalleryProps } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { badgesOf } from '../../features/lists/badgesOf.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { Late } from '../../interface/Late.tsx';
import { loadWithMessages } from '../../languages/loadMessages.ts';

const loadLarge = () => loadWithMessages(['lightbox'], () => import('./ProductLightbox.tsx'));

/** The displayed width of a picture, from which the browser chooses a file. */
const widths = {
  page: '(min-width: 1024px) 32vw, (min-width: 768px) 50vw, 100vw',
  panel: '(min-width: 768px) 312px, 50vw',
} as const;

/** The product's pictures with its badges, or a sample of its cloth if it has none. */
export function ProductGallery({
  product,
  size = 'page',
}: {
  readonly product: ProductView;
  readonly size?: NonNullable<GalleryProps['size']>;
}) {
  const { text, now } = useServices();
  const { name, pictures, cloth } = product;
  if (pictures.length === 0)
    return <ClothSample colour={cloth} caption={text('product.noImage')} />;
  return (
    <Gallery
      size={size}
      label={text('product.gallery', { name })}
      zoomLabel={(number, count) => text('product.zoom', { number, count })}
      renderLarge={(view) => (
        <Late
          isNeeded={view.at !== undefined}
          load={loadLarge}
          props={{ ...view, views: product.pictureViews }}
        />
      )}
      countLabel={(seen, count) => text('product.imageCount', { seen, count })}
      pictures={pictures.map((file, index) => ({
        id: file,
        ...imageSource(file, {
          alt: text('product.image', { name, number: index + 1, count: pictures.length }),
          sizes: widths[size],
        }),
      }))}
    >
      {badgesOf(product, text, now()).map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </Gallery>
  );
}
