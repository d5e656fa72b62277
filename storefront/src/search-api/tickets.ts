/** The tickets of products in the responses of this visit, for notifications about them. */

const maxKept = 500;
const known = new Map<number, string>();

export const tickets = {
  /** A later ticket of a product replaces an earlier one. */
  remember(productId: number, ticket: string): void {
    known.delete(productId);
    known.set(productId, ticket);
    const [oldest] = known.keys();
    if (known.size > maxKept && oldest !== undefined) known.delete(oldest);
  },
  of: (productId: number): string | undefined => known.get(productId),
};
