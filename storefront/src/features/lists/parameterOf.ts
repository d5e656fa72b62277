interface Described {
  readonly parameterGroups?:
    | readonly ({
        readonly parameters:
          | readonly ({
              readonly identifier: string | null;
              readonly name: string | null;
              readonly value: string | null;
            } | null)[]
          | null;
      } | null)[]
    | null;
}

/** The value of a product's parameter by its identifier, such as `Color` (spec section 3, Product). */
export function parameterOf(product: Described, identifier: string): string | undefined {
  for (const group of product.parameterGroups ?? []) {
    const found = group?.parameters?.find(
      (parameter) => parameter?.identifier === identifier || parameter?.name === identifier,
    );
    if (found?.value) return found.value;
  }
  return undefined;
}
