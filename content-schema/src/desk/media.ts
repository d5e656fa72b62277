/** The media library as editors see it: what it holds, where it is used, what it answers. Moments are ISO 8601 texts. */
import type { ByLanguage } from '../document/languages.ts';
import type { PointValue } from '../fields.ts';
import type { ContentRef } from './deskContent.ts';

/** Words and point are what a page begins with when the picture is chosen; what a page says then is its own. */
export interface MediaPicture {
  /** What pages and the image service know it by. */
  readonly file: string;
  /** What editors know it by: the name it was uploaded under. */
  readonly name: string;
  /** Pixels; absent for pictures that were there before the library. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly alt: ByLanguage<string>;
  readonly focalPoint?: PointValue;
  readonly addedAt: string;
  readonly addedBy: string;
}

/** Which of a page's revisions show it: the one shoppers see, the one that waits for its moment, the newest if it is neither. */
export const mediaUseStates = ['published', 'scheduled', 'draft'] as const;
export type MediaUseState = (typeof mediaUseStates)[number];

export interface MediaUse {
  readonly content: ContentRef;
  readonly name: string;
  readonly states: readonly MediaUseState[];
  /** The widgets that show it, in the newest of those revisions. */
  readonly widgets: readonly { readonly id: string; readonly name: string }[];
}

export interface MediaUses {
  readonly uses: readonly MediaUse[];
  /** How many pages more show it that this editor's session does not reach. */
  readonly elsewhere: number;
}

export const mediaRefusals = [
  'role',
  'scope',
  'unknown',
  'bad-request',
  'too-large',
  'foreign-request',
  /** A drawing, which may carry scripts; another kind of file; one that cannot be decoded; more pixels than a page can need. */
  'picture-drawing',
  'picture-kind',
  'picture-broken',
  'picture-pixels',
  /** It is shown somewhere, and the answer says where. */
  'in-use',
] as const;
export type MediaRefusalCode = (typeof mediaRefusals)[number];

export interface MediaRefusal {
  readonly kind: 'refused';
  readonly code: MediaRefusalCode;
  /** With `in-use`. */
  readonly used?: MediaUses;
}

export interface MediaSearch {
  /** Every word must be in the name or in the words of some language. */
  readonly words: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Newest first. */
export type MediaListAnswer =
  | {
      readonly kind: 'media';
      readonly pictures: readonly MediaPicture[];
      readonly total: number;
      readonly pages: number;
    }
  | MediaRefusal;

/** `isNew` is false when the library had the picture already. */
export type MediaKeptAnswer =
  | { readonly kind: 'kept'; readonly picture: MediaPicture; readonly isNew: boolean }
  | MediaRefusal;

export type MediaReadAnswer =
  | ({ readonly kind: 'picture'; readonly picture: MediaPicture } & MediaUses)
  | MediaRefusal;

export type MediaDescribedAnswer =
  | { readonly kind: 'described'; readonly picture: MediaPicture }
  | MediaRefusal;

export type MediaRemovedAnswer = { readonly kind: 'done' } | MediaRefusal;

/** What is given is changed, language by language; null takes it away. Empty words say that the picture only decorates. */
export interface MediaDescription {
  readonly alt?: ByLanguage<string | null>;
  readonly focalPoint?: PointValue | null;
}

/** Bytes that an upload may have. */
export const largestUpload = 20_000_000;
export const longestAlt = 300;
/** Pictures of one page of the library. */
export const mediaPageSize = 24;
