import { sql } from 'kysely';

/** The instant at which the transaction began, by the database's clock. */
export const now = sql<Date>`now()`;
