/**
 * The media library as editors view it: its pictures, their uses, its responses. Timestamps are ISO
 * 8601 texts.
 */
import type { ByLanguage } from '../document/languages.ts';
import type { PointValue } from '../fields.ts';
import type { ContentRef } from './content.ts';

/**
 * Alt text and focal point are a page's defaults when the picture is chosen; the page may override
 * them.
 */
export interface MediaPicture {
  /** Its name in pages and in the image service. */
  readonly file: string;
  /** Its name for editors: the file name it was uploaded under. */
  readonly name: string;
  /** Pixels; absent for pictures that were there before the library. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly alt: ByLanguage<string>;
  readonly focalPoint?: PointValue;
  readonly addedAt: string;
  readonly addedBy: string;
}

/**
 * Which of a page's revisions show it: the published one, the scheduled one, the newest if it is
 * neither.
 */
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
  /** How many further pages show it that this editor's session may not read. */
  readonly elsewhere: number;
}

export const mediaRefusals = [
  'role',
  'scope',
  'unknown',
  'bad-request',
  'too-large',
  'foreign-request',
  /**
   * A drawing, which may carry scripts; another kind of file; one that cannot be decoded; more
   * pixels than a page can need.
   */
  'picture-drawing',
  'picture-kind',
  'picture-broken',
  'picture-pixels',
  /** It is in use, and the response says where. */
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
  /** Every word must be in the name or in the alt text of some language. */
  readonly words: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Newest first. */
export type MediaListResponse =
  | {
      readonly kind: 'media';
      readonly pictures: readonly MediaPicture[];
      readonly total: number;
      readonly pages: number;
    }
  | MediaRefusal;

/** `isNew` is false when the library had the picture already. */
export type MediaStoredResponse =
  | { readonly kind: 'kept'; readonly picture: MediaPicture; readonly isNew: boolean }
  | MediaRefusal;

export type MediaReadResponse =
  | ({ readonly kind: 'picture'; readonly picture: MediaPicture } & MediaUses)
  | MediaRefusal;

export type MediaDescribedResponse =
  | { readonly kind: 'described'; readonly picture: MediaPicture }
  | MediaRefusal;

export type MediaRemovedResponse = { readonly kind: 'done' } | MediaRefusal;

/**
 * The given members are changed, language by language; null removes one. An empty alt text means
 * that the picture is decorative.
 */
export interface MediaDescription {
  readonly alt?: ByLanguage<string | null>;
  readonly focalPoint?: PointValue | null;
}

/** Maximal bytes of an upload. */
export const maxUploadBytes = 20_000_000;
export const maxAltLength = 300;
/** Pictures of one page of the library. */
export const mediaPageSize = 24;
