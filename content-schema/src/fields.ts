import type { RichText } from './richText.ts';

/** A link an editor sets. `href` is a path from the root without market or locale, `https:`, `mailto:` or `tel:`. */
export interface LinkValue {
  readonly label: string;
  readonly href: string;
}

/** A picture of the media library: a file name of the image service, its words, and the point that must stay in view (0 to 1). */
export interface ImageValue {
  readonly file: string;
  readonly alt: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

export const productSorts = ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'] as const;

/** Which products a widget shows. Aliases are of the page's language; `take` is 1 to 24. */
export interface ProductQueryValue {
  readonly category?: string;
  readonly brand?: string;
  readonly campaign?: string;
  readonly sort: (typeof productSorts)[number];
  readonly take: number;
}

interface FieldBase {
  /** What the editor reads above the field. */
  readonly title: string;
  readonly isRequired?: boolean;
}

export type Field = FieldBase &
  (
    | { readonly kind: 'text'; readonly maxLength: number }
    | { readonly kind: 'rich-text' }
    | { readonly kind: 'link' }
    | { readonly kind: 'image' }
    | { readonly kind: 'product-query' }
    | { readonly kind: 'choice'; readonly options: readonly string[]; readonly fallback: string }
    | { readonly kind: 'list'; readonly maxItems: number; readonly of: Fields }
  );

export type Fields = Readonly<Record<string, Field>>;

interface ValueByKind {
  readonly text: string;
  readonly 'rich-text': RichText;
  readonly link: LinkValue;
  readonly image: ImageValue;
  readonly 'product-query': ProductQueryValue;
}

type ValueOf<F extends Field> = F extends { kind: 'choice'; options: readonly (infer O)[] }
  ? O
  : F extends { kind: 'list'; of: infer Of extends Fields }
    ? readonly FieldValues<Of>[]
    : F extends { kind: infer K extends keyof ValueByKind }
      ? ValueByKind[K]
      : never;

type AlwaysThere<F extends Field> = F extends { isRequired: true } | { kind: 'choice' | 'list' } ? true : false;

/** The values of a set of fields: required ones, choices and lists are always there. */
export type FieldValues<F extends Fields> = {
  readonly [K in keyof F as AlwaysThere<F[K]> extends true ? K : never]: ValueOf<F[K]>;
} & {
  readonly [K in keyof F as AlwaysThere<F[K]> extends true ? never : K]?: ValueOf<F[K]>;
};
