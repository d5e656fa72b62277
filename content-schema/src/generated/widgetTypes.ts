// Generated from the widget definitions by npm run generate.
import type { ImageValue, LinkValue, ProductQueryValue } from '../fields.ts';
import type { RichText } from '../read/richText.ts';

/** Hero, version 1. */
export interface HeroConfiguration {
  readonly tone: 'accent' | 'tint' | 'shade';
  readonly eyebrow?: string;
  readonly heading: string;
  readonly text?: string;
  readonly image?: ImageValue;
  readonly link?: LinkValue;
}

/** Banner, version 2. */
export interface BannerConfiguration {
  readonly presentation: 'tile' | 'article' | 'figure';
  readonly tone: 'accent' | 'tint' | 'shade';
  readonly eyebrow?: string;
  readonly heading: string;
  readonly text?: string;
  readonly figure?: string;
  readonly unit?: string;
  readonly image?: ImageValue;
  readonly link?: LinkValue;
}

/** Selling points, version 1. */
export interface SellingPointsConfiguration {
  readonly heading?: string;
  readonly figures: readonly {
    readonly figure: string;
    readonly caption: string;
  }[];
}

/** Text, version 2. */
export interface TextConfiguration {
  readonly alignment: 'start' | 'centre';
  readonly eyebrow?: string;
  readonly heading?: string;
  readonly lead?: string;
}

/** Rich text, version 1. */
export interface RichTextConfiguration {
  readonly heading?: string;
  readonly lead?: string;
  readonly body: RichText;
}

/** Product list, version 2. */
export interface ProductListConfiguration {
  readonly presentation: 'row' | 'grid';
  readonly heading: string;
  readonly link?: LinkValue;
  readonly source: 'query' | 'picked' | 'recommended' | 'recently-viewed' | 'favourites';
  readonly query?: ProductQueryValue;
  readonly products: readonly number[];
}

/** What each widget is configured with, by type. */
export interface WidgetConfigurations {
  readonly hero: HeroConfiguration;
  readonly banner: BannerConfiguration;
  readonly 'selling-points': SellingPointsConfiguration;
  readonly text: TextConfiguration;
  readonly 'rich-text': RichTextConfiguration;
  readonly 'product-list': ProductListConfiguration;
}
