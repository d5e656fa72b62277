/** The kinds of things that have addresses. */
export type AliasKind = 'category' | 'brand' | 'product' | 'campaign' | 'page';
