/** A PostgreSQL server of its own for tests; see startPostgres.mjs. */
export declare function startPostgres(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
