/**
 * The refusal of a caller whose statement met no database: it restarts, is out of reach, or has no room for another
 * session.
 */
import { ShopError } from '../shopError.ts';

/** SQLSTATE: the server ends or starts (57P), the connection broke (08), no session is left (53300). */
const lostStates = /^(08...|57P0[1235]|53300)$/;
const lostSockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The driver gives its own words no code. */
const lostWords =
  /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/;

/** Whether an error says that the database was not there, rather than that it refused a statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lostStates.test(code) || lostSockets.has(code) || lostWords.test(error.message);
}

export class DatabaseUnavailableError extends ShopError {
  /** Whole seconds after which asking again is worth it. */
  readonly retryAfter: number;

  constructor({ retryAfter = 1, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    const message = 'The shop’s database does not answer right now. Please try again in a moment.';
    super('DATABASE_UNAVAILABLE', message, { retryAfter });
    this.name = 'DatabaseUnavailableError';
    this.retryAfter = retryAfter;
    this.cause = cause;
  }
}

/**
 * Runs a statement or transaction.
 * @throws DatabaseUnavailableError when its connection was lost; what was under way may or may not have been committed
 */
export async function whileAvailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isConnectionLoss(error) ? new DatabaseUnavailableError({ cause: error }) : error;
  }
}
