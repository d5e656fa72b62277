/** The texts of the theme pages: an outfit, resale, a promo code for the weekend, the club. */
import type { Draft } from './richTextOf.ts';

interface Page {
  readonly title: string;
  /** One sentence for search engines and lists. */
  readonly description: string;
  readonly lead: string;
}

export interface ThemeWords {
  readonly layering: Page & {
    readonly outfit: { readonly heading: string; readonly text: string; readonly alt: string };
    readonly picks: string;
    readonly categories: string;
    readonly brands: { readonly heading: string; readonly link: string };
  };
  readonly 'second-life': Page & {
    readonly compare: {
      readonly heading: string;
      readonly text: string;
      readonly before: string;
      readonly beforeAlt: string;
      readonly after: string;
      readonly afterAlt: string;
    };
    readonly body: Draft;
    readonly goods: { readonly heading: string; readonly link: string };
  };
  readonly weekend: Page & {
    readonly offer: { readonly heading: string; readonly text: string; readonly terms: string };
    readonly goods: string;
  };
  readonly club: Page & {
    readonly levels: readonly {
      readonly name: string;
      readonly from: string;
      readonly benefits: readonly string[];
    }[];
    readonly terms: string;
    readonly voucher: {
      readonly figure: string;
      readonly unit: string;
      readonly heading: string;
      readonly text: string;
      readonly terms: string;
    };
  };
  /** Above the rows with the visitor's own products. */
  readonly rows: { readonly viewed: string; readonly favourites: string };
  readonly besideCoats: string;
  readonly knitCode: { readonly text: string; readonly terms: string };
}
