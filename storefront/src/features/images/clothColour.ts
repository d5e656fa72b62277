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

/** The product's own colour as CSS writes it, for the cloth that stands in for a missing picture; undefined where the catalogue knows only a word. */
export function clothColour({ productId, variantGroup }: Coloured): string | undefined {
  return variantGroup?.variants
    ?.map((variant) => (variant?.productId === productId ? variant?.value : undefined))
    .find(isColour);
}
