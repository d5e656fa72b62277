import type { WidgetType } from '@solvik/content-schema';
import type { ComponentType } from 'react';
import { Banner } from './banner/Banner.tsx';
import { ProductListWidget } from './product-list/ProductListWidget.tsx';
import { TextWidget } from './text/TextWidget.tsx';
import type { WidgetProps } from './widgetProps.ts';

/** The component behind every widget type; a type without one does not compile. */
export const widgetRenderers: { readonly [T in WidgetType]: ComponentType<WidgetProps<T>> } = {
  banner: Banner,
  text: TextWidget,
  'product-list': ProductListWidget,
};
