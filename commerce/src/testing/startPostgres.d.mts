/** A PostgreSQL server of its own for tests; see startPostgres.mjs. */
export declare function startPostgres(): Promise<{
  readonly url: string;
  /** Ends every session and starts on the same data and address. */
  readonly restart: (meanwhile?: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}>;
