import type { WidgetDefinition } from './defineWidget.ts';
import { banner } from './widgets/banner.ts';
import { beforeAfter } from './widgets/beforeAfter.ts';
import { brandList } from './widgets/brandList.ts';
import { buttons } from './widgets/buttons.ts';
import { categoryTiles } from './widgets/categoryTiles.ts';
import { faq } from './widgets/faq.ts';
import { form } from './widgets/form.ts';
import { hero } from './widgets/hero.ts';
import { html } from './widgets/html.ts';
import { image } from './widgets/image.ts';
import { linkGallery } from './widgets/linkGallery.ts';
import { membership } from './widgets/membership.ts';
import { newsletter } from './widgets/newsletter.ts';
import { offers } from './widgets/offers.ts';
import { productList } from './widgets/productList.ts';
import { quote } from './widgets/quote.ts';
import { richText } from './widgets/richText.ts';
import { sellingPoints } from './widgets/sellingPoints.ts';
import { shopTheLook } from './widgets/shopTheLook.ts';
import { sizeGuide } from './widgets/sizeGuide.ts';
import { text } from './widgets/text.ts';
import { video } from './widgets/video.ts';

/**
 * Every widget an editor may place, by group; it includes labels for editors, so a shop's code
 * takes the shapes instead.
 */
export const widgetDefinitions: readonly WidgetDefinition[] = [
  hero,
  banner,
  sellingPoints,
  offers,
  text,
  richText,
  faq,
  buttons,
  html,
  quote,
  image,
  linkGallery,
  video,
  productList,
  categoryTiles,
  brandList,
  shopTheLook,
  sizeGuide,
  membership,
  newsletter,
  form,
  beforeAfter,
];
