import type { LightboxView } from '@solvik/design-system';
import { Lightbox } from '@solvik/design-system/lightbox';
import { numberFormat } from '@solvik/shop-rules';
import { useServices } from '../../page/services.ts';
import { usePanelAddress } from '../../page/usePanelAddress.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import type { ProductView } from '../../features/product/productView.ts';

export interface ProductLightboxProps extends LightboxView {
  readonly views: ProductView['pictureViews'];
}

/** The pictures of a product in full screen. Going back closes them. */
export default function ProductLightbox({ views, pictures, ...view }: ProductLightboxProps) {
  const { text, site } = useServices();
  const leave = usePanelAddress({
    isOpen: view.at !== undefined,
    part: 'picture',
    close: view.onClose,
  });
  const figure = (zoom: number) => numberFormat(site.languageId, {}).format(zoom);
  return (
    <Lightbox
      {...view}
      onClose={leave}
      pictures={pictures.map(({ id, alt }, at) => {
        const shows = views?.[at];
        return {
          id,
          // Wider files than the page has, for a picture that is enlarged.
          ...imageSource(id, { alt, sizes: '100vw' }),
          caption: shows ? text('lightbox.view', { view: shows }) : undefined,
        };
      })}
      words={{
        close: text('close'),
        next: text('lightbox.next'),
        previous: text('lightbox.previous'),
        zoom: text('lightbox.zoom'),
        zoomIn: text('lightbox.zoomIn'),
        zoomOut: text('lightbox.zoomOut'),
        hint: text('lightbox.hint'),
        formatZoom: (zoom) => `${figure(zoom)}×`,
        describeZoom: (zoom) => text('lightbox.zoomed', { zoom: figure(zoom) }),
      }}
    />
  );
}
