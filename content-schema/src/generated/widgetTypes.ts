// Generated from the widget definitions by npm run generate.
import type { ImageValue, LinkValue, PointValue, ProductQueryValue } from '../fields.ts';
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

/** Offer, version 1. */
export interface OffersConfiguration {
  readonly presentation: 'campaign' | 'voucher';
  readonly tone: 'accent' | 'tint' | 'shade';
  readonly heading: string;
  readonly text?: string;
  readonly figure?: string;
  readonly unit?: string;
  readonly code?: string;
  readonly ends?: string;
  readonly terms?: string;
  readonly link?: LinkValue;
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

/** Questions and answers, version 1. */
export interface FaqConfiguration {
  readonly heading?: string;
  readonly lead?: string;
  readonly questions: readonly {
    readonly question: string;
    readonly answer: RichText;
  }[];
}

/** Buttons, version 1. */
export interface ButtonsConfiguration {
  readonly heading?: string;
  readonly alignment: 'start' | 'centre';
  readonly buttons: readonly {
    readonly link: LinkValue;
    readonly emphasis: 'outlined' | 'primary';
  }[];
}

/** Embedded HTML, version 1. */
export interface HtmlConfiguration {
  readonly heading?: string;
  readonly markup: string;
}

/** Quote, version 1. */
export interface QuoteConfiguration {
  readonly quote: string;
  readonly author: string;
  readonly about?: string;
  readonly rating?: number;
  readonly image?: ImageValue;
  readonly link?: LinkValue;
}

/** Image, version 1. */
export interface ImageConfiguration {
  readonly image: ImageValue;
  readonly shape: 'landscape' | 'portrait' | 'square' | 'panorama';
  readonly width: 'page' | 'reading';
  readonly caption?: string;
  readonly link?: LinkValue;
}

/** Link gallery, version 1. */
export interface LinkGalleryConfiguration {
  readonly heading?: string;
  readonly presentation: 'pictures' | 'words';
  readonly links: readonly {
    readonly link: LinkValue;
    readonly text?: string;
    readonly image?: ImageValue;
  }[];
}

/** Video, version 1. */
export interface VideoConfiguration {
  readonly heading?: string;
  readonly source: 'own' | 'youtube' | 'vimeo';
  readonly video: string;
  readonly title: string;
  readonly poster: ImageValue;
  readonly shape: 'landscape' | 'portrait' | 'square';
  readonly captions?: string;
  readonly transcript?: RichText;
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

/** Category tiles, version 1. */
export interface CategoryTilesConfiguration {
  readonly heading?: string;
  readonly arrangement: 'equal' | 'feature';
  readonly tiles: readonly {
    readonly category: string;
    readonly label?: string;
    readonly image?: ImageValue;
  }[];
}

/** Brand list, version 1. */
export interface BrandListConfiguration {
  readonly heading: string;
  readonly presentation: 'chips' | 'letters';
  readonly brands: readonly {
    readonly brand: string;
  }[];
  readonly link?: LinkValue;
}

/** Shop the look, version 1. */
export interface ShopTheLookConfiguration {
  readonly heading: string;
  readonly text?: string;
  readonly image: ImageValue;
  readonly pieces: readonly {
    readonly place: PointValue;
    readonly product: readonly number[];
  }[];
}

/** Size guide, version 2. */
export interface SizeGuideConfiguration {
  readonly heading?: string;
  readonly lead?: string;
  readonly stepsHeading?: string;
  readonly steps: readonly {
    readonly part: string;
    readonly text: string;
    readonly line: 'none' | 'bust' | 'waist' | 'hip' | 'inseam' | 'foot';
  }[];
  readonly tables: readonly {
    readonly caption: string;
    readonly columns: readonly {
      readonly head: string;
      readonly line: 'none' | 'bust' | 'waist' | 'hip' | 'inseam' | 'foot';
    }[];
    readonly rows: readonly {
      readonly size: string;
      readonly measures: readonly {
        readonly measure: string;
      }[];
    }[];
  }[];
}

/** Membership, version 1. */
export interface MembershipConfiguration {
  readonly heading: string;
  readonly lead?: string;
  readonly levels: readonly {
    readonly name: string;
    readonly from?: string;
    readonly benefits: readonly {
      readonly benefit: string;
    }[];
  }[];
  readonly link?: LinkValue;
  readonly terms?: string;
}

/** Newsletter, version 1. */
export interface NewsletterConfiguration {
  readonly heading: string;
  readonly text?: string;
  readonly tone: 'tint' | 'shade' | 'sheet';
  readonly terms: string;
  readonly link?: LinkValue;
  readonly tag?: string;
}

/** Form, version 1. */
export interface FormConfiguration {
  readonly heading?: string;
  readonly lead?: string;
  readonly topic: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly answer: 'line' | 'text' | 'email' | 'choice';
    readonly isRequired: boolean;
    readonly hint?: string;
    readonly options: readonly {
      readonly label: string;
    }[];
  }[];
  readonly consent: string;
  readonly link?: LinkValue;
  readonly send?: string;
  readonly thanks: string;
}

/** Before and after, version 1. */
export interface BeforeAfterConfiguration {
  readonly heading?: string;
  readonly text?: string;
  readonly before: ImageValue;
  readonly beforeLabel: string;
  readonly after: ImageValue;
  readonly afterLabel: string;
  readonly link?: LinkValue;
}

/** What each widget is configured with, by type. */
export interface WidgetConfigurations {
  readonly hero: HeroConfiguration;
  readonly banner: BannerConfiguration;
  readonly 'selling-points': SellingPointsConfiguration;
  readonly offers: OffersConfiguration;
  readonly text: TextConfiguration;
  readonly 'rich-text': RichTextConfiguration;
  readonly faq: FaqConfiguration;
  readonly buttons: ButtonsConfiguration;
  readonly html: HtmlConfiguration;
  readonly quote: QuoteConfiguration;
  readonly image: ImageConfiguration;
  readonly 'link-gallery': LinkGalleryConfiguration;
  readonly video: VideoConfiguration;
  readonly 'product-list': ProductListConfiguration;
  readonly 'category-tiles': CategoryTilesConfiguration;
  readonly 'brand-list': BrandListConfiguration;
  readonly 'shop-the-look': ShopTheLookConfiguration;
  readonly 'size-guide': SizeGuideConfiguration;
  readonly membership: MembershipConfiguration;
  readonly newsletter: NewsletterConfiguration;
  readonly form: FormConfiguration;
  readonly 'before-after': BeforeAfterConfiguration;
}
