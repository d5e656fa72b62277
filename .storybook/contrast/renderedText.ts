/** What a text on the page is drawn with and on, as the browser computes it; colours are CSS. */

export type PaintedLayer =
  | { readonly kind: 'colour'; readonly colour: string; readonly opacity: number }
  /** `isPartial`: it may leave some of what it lies on uncovered. */
  | {
      readonly kind: 'gradient';
      readonly image: string;
      readonly opacity: number;
      readonly isPartial: boolean;
    }
  | { readonly kind: 'picture' };

/** Texts that are drawn alike count once; `sample` is the first of them. */
export interface RenderedText {
  readonly sample: string;
  readonly channel: string;
  readonly colour: string;
  /** Of the text and all it stands in, from 0 to 1. */
  readonly opacity: number;
  /** CSS pixels. */
  readonly size: number;
  readonly weight: number;
  /** From the text down to what covers everything, or to nothing. */
  readonly layers: readonly PaintedLayer[];
  /** Which of the written grounds it stands on, by their places in the list. */
  readonly standsOn: readonly number[];
}

export interface ReadOptions {
  readonly channels: readonly string[];
  /** Selectors of the written grounds. */
  readonly within: readonly string[];
}
