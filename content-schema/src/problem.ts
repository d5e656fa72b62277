/** What is wrong with a piece of content, where (`containers[0].widgets[2].link.href`) and what to do about it. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

export type Parsed<T> = { readonly kind: 'ok'; readonly value: T } | { readonly kind: 'bad'; readonly problems: readonly Problem[] };
