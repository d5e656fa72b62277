import type { TableBlock } from '@solvik/content-schema';
import type { CompanionWords } from './companionWords.ts';
import type { Draft } from './richTextOf.ts';
import type { ArticleKey } from './shopPaths.ts';
import type { Lines } from './sizeTables.ts';
import type { ThemeWords } from './themeWords.ts';
import type { PriceCampaignKey } from '../planShop.ts';

export interface BannerText {
  readonly eyebrow?: string;
  readonly heading: string;
  readonly text?: string;
  readonly link: string;
  /** The text alternative of the picture. */
  readonly alt: string;
}

export interface ArticleWords {
  readonly title: string;
  /** One sentence for search engines and lists. */
  readonly description: string;
  readonly lead: string;
  readonly body: Draft;
}

/** All content texts of one language. */
export interface ContentWords {
  readonly front: {
    readonly title: string;
    readonly description: string;
    readonly hero: BannerText;
    readonly figures: readonly { readonly figure: string; readonly caption: string }[];
    readonly categories: string;
    readonly tiles: Readonly<
      Record<
        'coats' | 'knitwear' | 'dresses' | 'shoes' | 'bags',
        { readonly label: string; readonly alt: string }
      >
    >;
    readonly knitOffer: { readonly heading: string; readonly link: string };
    readonly prelovedOffer: {
      readonly figure: string;
      readonly unit: string;
      readonly heading: string;
      readonly text: string;
      readonly link: string;
    };
    readonly latest: { readonly heading: string; readonly link: string };
    readonly article: BannerText;
    readonly loved: { readonly heading: string; readonly link: string };
  };
  readonly layers: BannerText;
  readonly menus: {
    readonly newProducts: string;
    readonly bestSellers: string;
    readonly comingSoon: string;
    readonly brands: string;
    readonly bags: string;
    readonly help: string;
    readonly house: string;
    readonly returns: string;
    readonly hours: string;
  };
  readonly campaigns: Readonly<
    Record<PriceCampaignKey, { readonly name: string; readonly description: string }>
  >;
  /** Three for the price of two. */
  readonly accessoryOffer: { readonly name: string; readonly description: string };
  readonly codes: Readonly<
    Record<'knit' | 'winter' | 'weekend', { readonly name: string; readonly code: string }>
  >;
  readonly themes: ThemeWords;
  readonly companions: CompanionWords;
  /** How to measure, and the size tables; the rest of the page is its article. */
  readonly sizeGuide: {
    readonly stepsHeading: string;
    readonly steps: readonly {
      readonly part: string;
      readonly text: string;
      readonly line: Lines[number];
    }[];
    readonly tables: readonly (Omit<TableBlock, 'kind'> & { readonly lines?: Lines })[];
  };
  readonly pages: Readonly<Record<ArticleKey, ArticleWords>>;
}
