/** Messages are the workbench's; a shop's bundle carries the codes alone. */
export type ProblemCode =
  | 'unknown-widget'
  | 'inactive'
  | 'not-json'
  | 'newer-version'
  | 'not-object'
  | 'required'
  | 'not-text'
  | 'too-long'
  | 'not-list'
  | 'too-many'
  | 'too-few'
  | 'not-distinct'
  | 'no-label'
  | 'unsafe-href'
  | 'no-file'
  | 'no-alt'
  | 'no-point'
  | 'unknown-option'
  | 'query-count'
  | 'no-products'
  | 'not-date'
  | 'not-number'
  | 'not-switch'
  | 'unknown-block'
  | 'unknown-inline'
  | 'table-caption'
  | 'table-columns'
  | 'table-rows'
  | 'table-row';

/** A problem of a piece of content, and its path (`containers[0].widgets[2].link.href`). */
export interface Problem {
  readonly path: string;
  readonly code: ProblemCode;
  /** What the message names: the limit, the options, the type. */
  readonly values?: Readonly<Record<string, string | number>>;
}

export type Parsed<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'bad'; readonly problems: readonly Problem[] };
