import type { WidgetType } from '@solvik/content-schema';
import type { ComponentType } from 'react';
import type { WidgetProps } from './widgetProps.ts';

type Renderer<T extends WidgetType> = ComponentType<WidgetProps<T>>;

/**
 * The component of every widget type, each in a separate file that is fetched on demand; a type
 * without one does not compile.
 */
const renderers: { readonly [T in WidgetType]: () => Promise<Renderer<T>> } = {
  hero: async () => (await import('./hero/HeroWidget.tsx')).HeroWidget,
  banner: async () => (await import('./banner/BannerWidget.tsx')).BannerWidget,
  'selling-points': async () =>
    (await import('./selling-points/SellingPointsWidget.tsx')).SellingPointsWidget,
  text: async () => (await import('./text/TextWidget.tsx')).TextWidget,
  'rich-text': async () => (await import('./rich-text/RichTextWidget.tsx')).RichTextWidget,
  faq: async () => (await import('./faq/FaqWidget.tsx')).FaqWidget,
  buttons: async () => (await import('./buttons/ButtonsWidget.tsx')).ButtonsWidget,
  html: async () => (await import('./html/HtmlWidget.tsx')).HtmlWidget,
  quote: async () => (await import('./quote/QuoteWidget.tsx')).QuoteWidget,
  image: async () => (await import('./image/ImageWidget.tsx')).ImageWidget,
  'link-gallery': async () =>
    (await import('./link-gallery/LinkGalleryWidget.tsx')).LinkGalleryWidget,
  video: async () => (await import('./video/VideoWidget.tsx')).VideoWidget,
  'product-list': async () =>
    (await import('./product-list/ProductListWidget.tsx')).ProductListWidget,
  'before-after': async () =>
    (await import('./before-after/BeforeAfterWidget.tsx')).BeforeAfterWidget,
  'brand-list': async () => (await import('./brand-list/BrandListWidget.tsx')).BrandListWidget,
  'category-tiles': async () =>
    (await import('./category-tiles/CategoryTilesWidget.tsx')).CategoryTilesWidget,
  membership: async () => (await import('./membership/MembershipWidget.tsx')).MembershipWidget,
  newsletter: async () => (await import('./newsletter/NewsletterWidget.tsx')).NewsletterWidget,
  form: async () => (await import('./form/FormWidget.tsx')).FormWidget,
  offers: async () => (await import('./offers/OffersWidget.tsx')).OffersWidget,
  'shop-the-look': async () =>
    (await import('./shop-the-look/ShopTheLookWidget.tsx')).ShopTheLookWidget,
  'size-guide': async () => (await import('./size-guide/SizeGuideWidget.tsx')).SizeGuideWidget,
};

/** Whether there is a component of that name. */
export const isRendered = (type: string): type is WidgetType => Object.hasOwn(renderers, type);

const here = new Map<WidgetType, Renderer<WidgetType>>();
const coming = new Map<WidgetType, Promise<Renderer<WidgetType>>>();

/** The component of a type once it is loaded; else undefined. */
export const widgetRenderer = (type: WidgetType): Renderer<WidgetType> | undefined =>
  here.get(type);

/** Fetches the component of a type, once; the same promise for the same fetch. After a failure the next call tries again. */
export function loadWidget(type: WidgetType): Promise<Renderer<WidgetType>> {
  const pending = coming.get(type);
  if (pending) return pending;
  const fetched = renderers[type]().then(
    (renderer) => {
      // The registry is total and each entry takes its own type's props, which the compiler cannot follow through an index.
      here.set(type, renderer as Renderer<WidgetType>);
      return renderer as Renderer<WidgetType>;
    },
    (error: unknown) => {
      coming.delete(type);
      throw error;
    },
  );
  coming.set(type, fetched);
  return fetched;
}

/**
 * Loads the components of these types before they are rendered, so that nothing is rendered in two
 * steps. A failed request is repeated when the widget is near.
 */
export async function loadWidgets(types: readonly WidgetType[]): Promise<void> {
  await Promise.allSettled(types.map(loadWidget));
}
