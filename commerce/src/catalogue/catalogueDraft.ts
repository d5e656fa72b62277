/**
 * The one shape in which a catalogue enters the shop, from the demo shop and from merchants' files
 * alike. Keys are the source's own and stable, so importing the same draft twice changes nothing.
 */
import type { StoredOffer } from '../database/stored/storedOffer.ts';
import type { ReviewFit } from '../database/stored/storedReview.ts';
import type { Locale, Localised, MarketId } from '@solvik/shop';
import type {
  MenuDocument,
  MenuLocation,
  PageDocument,
  StoredMenuItem,
} from '@solvik/content-schema/editing';

export interface CategoryDraft {
  readonly key: string;
  readonly parentKey?: string;
  readonly name: Localised;
  /** Folded, lower case, hyphens: `kappor-jackor`. Unique per language over the whole tree. */
  readonly alias: Localised;
  readonly description?: Localised;
  readonly secondaryDescription?: Localised;
  readonly primaryImage?: string;
  readonly googleTaxonomyId?: number;
  readonly order: number;
  readonly isHidden?: boolean;
}

export interface BrandDraft {
  readonly key: string;
  readonly name: string;
  readonly alias: string;
  readonly description?: Localised;
}

export interface SkuDraft {
  readonly key: string;
  readonly articleNumber: string;
  /** Size as the shopper reads it: `38`, `M`, `75C`. A one-size product has one SKU named per language. */
  readonly name: Localised | string;
  /** The size to filter by; `name` by default, which may also tell two articles of one size apart. */
  readonly size?: Localised | string;
  readonly gtin?: string;
  /** Grams. */
  readonly weight: number;
  readonly stock: {
    readonly onHand: number;
    /** Pieces that may be sold beyond what is on hand (made to order). */
    readonly oversellable?: number;
    /** Pieces that are always available from a supplier. */
    readonly static?: number;
    /** When more arrives, as an ISO date. */
    readonly incoming?: string;
  };
}

export interface PriceDraft {
  /** Minor units (öre, cent) including VAT. */
  readonly regular: number;
  /** Minor units including VAT; equal to `regular` when nothing is reduced. */
  readonly selling: number;
  /** Earlier prices, oldest first: from this ISO instant until the next entry. The last one is the current price. */
  readonly history?: readonly {
    readonly from: string;
    readonly regular: number;
    readonly selling: number;
  }[];
}

export interface ParameterDraft {
  /** Group 1 "Produkt" holds Color (spec section 3); others: material, care, origin, model, badges. */
  readonly groupId: number;
  /** Stable identifier: `Color`, `Material`, `Laundry`, `ProducedIn`, `ModelHeight`, `ModelSize`, `Badge`, `Fit`, `Pattern`. */
  readonly identifier: string;
  readonly label: Localised;
  readonly value: Localised;
  /** For colours: `#rrggbb`. */
  readonly swatch?: string;
  readonly isFilter: boolean;
  readonly isShown: boolean;
}

export interface ReviewDraft {
  readonly author: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  readonly locale: Locale;
  readonly date: string;
  /** The size worn, as its SKU names it. */
  readonly size?: string;
  /** Of the reviewer, in centimetres, 50 to 250. */
  readonly height?: number;
  /** How that size fitted. */
  readonly fit?: ReviewFit;
}

export interface ProductDraft {
  readonly key: string;
  /** Ties the colours of one style together; a colour is a product. */
  readonly groupKey?: string;
  readonly articleNumber: string;
  /** Of a preloved product: the article number of the new product that it is a used piece of. */
  readonly twinArticleNumber?: string;
  readonly name: Localised;
  readonly alias: Localised;
  /** text1: two or three sentences. text2: fit and measures. text3: material and care in prose. */
  readonly texts: {
    readonly text1?: Localised;
    readonly text2?: Localised;
    readonly text3?: Localised;
  };
  readonly brandKey?: string;
  readonly primaryCategoryKey: string;
  readonly categoryKeys: readonly string[];
  readonly parameters: readonly ParameterDraft[];
  readonly images: readonly { readonly fileName: string; readonly tags: readonly string[] }[];
  readonly skus: readonly SkuDraft[];
  /** A market without a price does not sell the product. */
  readonly prices: Partial<Record<MarketId, PriceDraft>>;
  /** ISO date; in the future means coming soon. */
  readonly firstAvailableOn: string;
  /** Pieces sold lately; decides the order MOST_SOLD. */
  readonly soldCount: number;
  readonly reviews?: readonly ReviewDraft[];
  /** Product keys by relation. */
  readonly related?: Partial<Record<'RELATED' | 'ACCESSORIES' | 'SIMILAR', readonly string[]>>;
}

export interface CampaignDraft {
  readonly key: string;
  readonly name: Localised;
  readonly alias: Localised;
  readonly description?: Localised;
  readonly hideTitle?: boolean;
  readonly from: string;
  readonly to?: string;
  /** Percent off the regular price of these products, already in their prices (PRICE_CAMPAIGN). */
  readonly percent?: number;
  readonly productKeys: readonly string[];
  /** What it takes off a cart; without it and without a code the campaign is a price campaign. */
  readonly offer?: StoredOffer;
  /** A code to type in the cart: it takes off `offer`, or `percent`. */
  readonly promoCode?: string;
  readonly markets: readonly MarketId[];
  /** Minor units per market below which a code is refused. */
  readonly minimumOrder?: Partial<Record<MarketId, number>>;
  /** Orders that may use the code, over all markets. */
  readonly usageLimit?: number;
}

export type MenuItemDraft = StoredMenuItem;

export interface MenuDraft extends MenuDocument {
  readonly location: MenuLocation;
}

/** A content page or an area, with its alias or location. */
export interface PageDraft extends PageDocument {
  readonly key: string;
}

export interface CatalogueDraft {
  readonly categories: readonly CategoryDraft[];
  readonly brands: readonly BrandDraft[];
  readonly products: Iterable<ProductDraft> | AsyncIterable<ProductDraft>;
  readonly campaigns: readonly CampaignDraft[];
  readonly menus: readonly MenuDraft[];
  readonly pages: readonly PageDraft[];
}
