import type { DatabaseConnection } from 'kysely';
import { whileAvailable } from './databaseUnavailable.ts';

const translated = new WeakSet<DatabaseConnection>();

/**
 * Makes a connection's statements throw DatabaseUnavailableError if the database is lost. Pooled
 * connections are passed here again each time they are acquired.
 */
export function translateErrors(connection: DatabaseConnection): DatabaseConnection {
  if (translated.has(connection)) return connection;
  translated.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (query) => whileAvailable(() => execute(query));
  return connection;
}
