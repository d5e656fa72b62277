/** Lets an endpoint respond 503 with `Retry-After` while the database is unavailable. */
import { DatabaseUnavailableError } from './databaseUnavailable.ts';

type Handler = (request: Request) => Promise<Response>;

export function respondUnavailable(handle: Handler): Handler {
  return async (request) => {
    try {
      return await handle(request);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      const headers = { 'retry-after': String(error.retryAfter), 'cache-control': 'no-store' };
      return new Response(error.message, { status: 503, headers });
    }
  };
}
