/**
 * An operation as the browser sends it: its text without white space, and the SHA-256 of that text
 * in hex for persisted queries.
 */
export interface DataDocument<Result, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly hash: string;
  readonly text: string;
  /** Types only; absent at run time. */
  readonly __types?: { readonly result: Result; readonly variables: Variables };
}
