interface Coloured {
  readonly productId?: number;
  readonly variantGroup?: {
    readonly variants?:
      | readonly ({ readonly productId: number; readonly value?: string | null } | null)[]
      | null;
  } | null;
}

const isColour = (value: string | null | undefined): value is string =>
  /^#[0-9a-f]{6}$/i.test(value ?? '');

/**
 * The product's own colour in CSS, for the cloth in place of a missing picture; undefined if the
 * catalogue has only a word.
 */
export function clothColour({ productId, variantGroup }: Coloured): string | undefined {
  return variantGroup?.variants
    ?.map((variant) => (variant?.productId === productId ? variant?.value : undefined))
    .find(isColour);
}
