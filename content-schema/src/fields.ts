/** The kinds of field an editor fills in, and what each holds once read. */
/** A link an editor sets. `href` is a path from the root without market or locale, `https:`, `mailto:` or `tel:`. */
export interface LinkValue {
  readonly label: string;
  readonly href: string;
}

/** A point of a picture, from its top left corner, each 0 to 1. */
export interface PointValue {
  readonly x: number;
  readonly y: number;
}

/**
 * A picture of the media library: a file name of the image service, its alt text, and the point
 * that must stay in view.
 */
export interface ImageValue {
  readonly file: string;
  readonly alt: string;
  readonly focalPoint?: PointValue;
}

export const productSorts = ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'] as const;

/** What a query of the catalogue may be narrowed to, each by its alias. */
export const queryAliases = ['category', 'brand', 'campaign'] as const;

/** Which products a widget shows. Aliases are of the page's language; `take` is 1 to 24. */
export interface ProductQueryValue {
  readonly category?: string;
  readonly brand?: string;
  readonly campaign?: string;
  readonly sort: (typeof productSorts)[number];
  readonly take: number;
}

/**
 * What a field's value may vary by: the visitor's language, or the market (prices, codes, pictures
 * of a channel).
 */
export type Variation = 'language' | 'market';

interface FieldBase {
  readonly isRequired?: boolean;
  /** Absent: one value for everybody. A picture's alt text varies by language in any case. */
  readonly varies?: Variation;
}

interface FieldsOf<Words> {
  readonly [name: string]: FieldOf<Words>;
}

type FieldOf<Words> = Words &
  FieldBase &
  /** `names`: the text is the alias of an entry of the catalogue. */
  (
    | {
        readonly kind: 'text';
        readonly maxLength: number;
        readonly isMultiline?: boolean;
        readonly names?: 'category' | 'brand';
      }
    | { readonly kind: 'rich-text' }
    /** Third-party markup; only what the allow-list permits is ever rendered. */
    | { readonly kind: 'html'; readonly maxLength: number }
    | { readonly kind: 'link' }
    | { readonly kind: 'image' }
    | { readonly kind: 'point' }
    | { readonly kind: 'product-query' }
    /** Products picked manually, by their numbers, in order. */
    | { readonly kind: 'products'; readonly maxItems: number }
    /** The name of a colour token. */
    | { readonly kind: 'colour'; readonly options: readonly string[]; readonly fallback: string }
    /** A moment as ISO 8601 with its offset: `2026-11-29T23:59:00+01:00`. */
    | { readonly kind: 'date' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'switch' }
    | { readonly kind: 'choice'; readonly options: readonly string[]; readonly fallback: string }
    /** `distinctBy`: a string that must differ between the items. */
    | {
        readonly kind: 'list';
        readonly distinctBy?: string;
        readonly minItems?: number;
        readonly maxItems: number;
        readonly of: FieldsOf<Words>;
      }
    | { readonly kind: 'group'; readonly of: FieldsOf<Words> }
  );

/** A field as a shop needs it: how to read it, without what editors read. */
export type Field = FieldOf<unknown>;
export type Fields = FieldsOf<unknown>;
/**
 * A field as it is defined; `title` is its label for editors, in English (their own languages are
 * in `titles`).
 */
export type TitledFields = FieldsOf<{ readonly title: string }>;

export type FieldKind = Field['kind'];
