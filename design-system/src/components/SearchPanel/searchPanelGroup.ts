/** What a search panel suggests, group by group. */
import type { ImageSource } from '../Image/Image.tsx';
import type { PriceProps } from '../Price/Price.tsx';

/** A part of a suggestion's text; the marked part is what the shopper typed. */
export type SearchTextPart = { readonly text: string; readonly isMarked?: boolean };

export type SearchOption = {
  /** Unique among all groups; without spaces, since ids of elements are made of it. */
  readonly id: string;
  readonly href: string;
  /**
   * What a screen reader reads in place of the row: "röd klänning fest, förslag 2 av 4". It begins
   * with the row's own words.
   */
  readonly label?: string | undefined;
  readonly parts: readonly SearchTextPart[];
  /** At the end of the row: "61". */
  readonly count?: string | undefined;
  /** Above a product's name. */
  readonly brand?: string | undefined;
  /** Of a product; without it a piece of cloth replaces it. */
  readonly picture?: ImageSource | undefined;
  readonly price?: Omit<PriceProps, 'size'> | undefined;
  /** Removes the row: a button beside it, and the Delete key on it. */
  readonly removal?: { readonly label: string; readonly onRemove: () => void } | undefined;
};

/** How a group is drawn, and in which column it stands. */
export const searchGroupKinds = [
  'phrases',
  'recent',
  'popular',
  'products',
  'places',
  'seen',
] as const;
export type SearchGroupKind = (typeof searchGroupKinds)[number];

export type SearchGroup = {
  readonly id: string;
  readonly kind: SearchGroupKind;
  /** "Förslag"; in sentence case, drawn as small caps. */
  readonly title: string;
  readonly options: readonly SearchOption[];
  /** Beside the title: "12 träffar". */
  readonly aside?: string | undefined;
  /** Beside the title: "Rensa". */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Below the options: "Visa alla 12". */
  readonly more?: { readonly href: string; readonly label: string } | undefined;
  /** Below the options: where they are stored. */
  readonly note?: string | undefined;
};

/** The column of each kind on a desktop; on a phone the groups follow one another. */
export const columnOf: Readonly<Record<SearchGroupKind, 'start' | 'middle' | 'end'>> = {
  phrases: 'start',
  recent: 'start',
  popular: 'middle',
  products: 'middle',
  places: 'end',
  seen: 'end',
};
