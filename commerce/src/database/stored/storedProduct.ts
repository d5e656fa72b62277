/** The JSON columns of products. */
import type { Localised } from '@solvik/shop';

/** text1: two or three sentences. text2: fit and measures. text3: material and care in prose. */
export interface ProductTexts {
  readonly text1?: Localised;
  readonly text2?: Localised;
  readonly text3?: Localised;
}

/** A value of a parameter, by its number in `parameter_values`. */
export interface StoredParameter {
  readonly id: number;
  readonly isShown: boolean;
}

export interface ProductImage {
  readonly fileName: string;
  readonly tags: readonly string[];
}

/** Product keys by relation. */
export type RelatedProducts = Partial<
  Record<'RELATED' | 'ACCESSORIES' | 'SIMILAR', readonly string[]>
>;
