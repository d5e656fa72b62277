/** The messages between the shop and the worker that runs PGlite. */

export type EmbeddedRequest =
  | { readonly id: number; readonly type: 'open'; readonly folder: string }
  | {
      readonly id: number;
      readonly type: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  | { readonly id: number; readonly type: 'script'; readonly sql: string }
  | { readonly id: number; readonly type: 'dump'; readonly file: string }
  | { readonly id: number; readonly type: 'close' };

export interface EmbeddedResult {
  readonly rows: unknown[];
  readonly affectedRows?: number;
}

export type EmbeddedReply =
  | { readonly id: number; readonly isOk: true; readonly result?: EmbeddedResult }
  | {
      readonly id: number;
      readonly isOk: false;
      readonly message: string;
      readonly code?: string;
      readonly detail?: string;
      readonly constraint?: string;
    };
