/**
 * The colours of a text on the page and of its background, as the browser computes them; colours
 * are CSS.
 */

export type PaintedLayer =
  | { readonly kind: 'colour'; readonly colour: string; readonly opacity: number }
  /** `isPartial`: it may not cover everything beneath it. */
  | {
      readonly kind: 'gradient';
      readonly image: string;
      readonly opacity: number;
      readonly isPartial: boolean;
    }
  | { readonly kind: 'picture' };

/** Texts with the same rendering count once; `sample` is the first of them. */
export interface RenderedText {
  readonly sample: string;
  readonly channel: string;
  readonly colour: string;
  /** Of the text and all its ancestors, from 0 to 1. */
  readonly opacity: number;
  /** CSS pixels. */
  readonly size: number;
  readonly weight: number;
  /** From the text down to the first opaque layer, if there is one. */
  readonly layers: readonly PaintedLayer[];
  /** The declared backgrounds it is on, by their indices in the list. */
  readonly standsOn: readonly number[];
}

export interface ReadOptions {
  readonly channels: readonly string[];
  /** Selectors of the declared backgrounds. */
  readonly within: readonly string[];
}
