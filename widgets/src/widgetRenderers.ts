import type { WidgetType } from '@solvik/content-schema';
import type { ComponentType } from 'react';
import { Banner } from './banner/Banner.tsx';
import { HeroWidget } from './hero/HeroWidget.tsx';
import { ProductListWidget } from './product-list/ProductListWidget.tsx';
import { RichTextWidget } from './rich-text/RichTextWidget.tsx';
import { SellingPointsWidget } from './selling-points/SellingPointsWidget.tsx';
import { TextWidget } from './text/TextWidget.tsx';
import type { WidgetProps } from './widgetProps.ts';

/** The component behind every widget type; a type without one does not compile. */
export const widgetRenderers: { readonly [T in WidgetType]: ComponentType<WidgetProps<T>> } = {
  hero: HeroWidget,
  banner: Banner,
  'selling-points': SellingPointsWidget,
  text: TextWidget,
  'rich-text': RichTextWidget,
  'product-list': ProductListWidget,
};
