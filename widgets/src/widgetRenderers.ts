import type { WidgetType } from '@solvik/content-schema';
import type { ComponentType } from 'react';
import { Banner } from './banner/Banner.tsx';
import { BeforeAfterWidget } from './before-after/BeforeAfterWidget.tsx';
import { BrandListWidget } from './brand-list/BrandListWidget.tsx';
import { ButtonsWidget } from './buttons/ButtonsWidget.tsx';
import { CategoryTilesWidget } from './category-tiles/CategoryTilesWidget.tsx';
import { FaqWidget } from './faq/FaqWidget.tsx';
import { FormWidget } from './form/FormWidget.tsx';
import { HeroWidget } from './hero/HeroWidget.tsx';
import { HtmlWidget } from './html/HtmlWidget.tsx';
import { ImageWidget } from './image/ImageWidget.tsx';
import { LinkGalleryWidget } from './link-gallery/LinkGalleryWidget.tsx';
import { MembershipWidget } from './membership/MembershipWidget.tsx';
import { NewsletterWidget } from './newsletter/NewsletterWidget.tsx';
import { OffersWidget } from './offers/OffersWidget.tsx';
import { ProductListWidget } from './product-list/ProductListWidget.tsx';
import { QuoteWidget } from './quote/QuoteWidget.tsx';
import { RichTextWidget } from './rich-text/RichTextWidget.tsx';
import { SellingPointsWidget } from './selling-points/SellingPointsWidget.tsx';
import { ShopTheLookWidget } from './shop-the-look/ShopTheLookWidget.tsx';
import { SizeGuideWidget } from './size-guide/SizeGuideWidget.tsx';
import { TextWidget } from './text/TextWidget.tsx';
import { VideoWidget } from './video/VideoWidget.tsx';
import type { WidgetProps } from './widgetProps.ts';

/** The component behind every widget type; a type without one does not compile. */
export const widgetRenderers: { readonly [T in WidgetType]: ComponentType<WidgetProps<T>> } = {
  hero: HeroWidget,
  banner: Banner,
  'selling-points': SellingPointsWidget,
  text: TextWidget,
  'rich-text': RichTextWidget,
  faq: FaqWidget,
  buttons: ButtonsWidget,
  html: HtmlWidget,
  quote: QuoteWidget,
  image: ImageWidget,
  'link-gallery': LinkGalleryWidget,
  video: VideoWidget,
  'product-list': ProductListWidget,
  'before-after': BeforeAfterWidget,
  'brand-list': BrandListWidget,
  'category-tiles': CategoryTilesWidget,
  membership: MembershipWidget,
  newsletter: NewsletterWidget,
  form: FormWidget,
  offers: OffersWidget,
  'shop-the-look': ShopTheLookWidget,
  'size-guide': SizeGuideWidget,
};
