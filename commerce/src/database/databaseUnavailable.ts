/**
 * The refusal of a caller whose statement did not reach the database: it is restarting, out of
 * reach, or has no session left.
 */
import { ShopError } from '../shopError.ts';

/**
 * SQLSTATE: the server is shutting down (57P), the connection broke (08), no session is left
 * (53300).
 */
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
/** The driver's own errors have no code. */
const lostWords =
  /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/;

/**
 * Whether an error means that the database was unavailable, rather than that it refused a
 * statement.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lostStates.test(code) || lostSockets.has(code) || lostWords.test(error.message);
}

export class DatabaseUnavailableError extends ShopError {
  /** Whole seconds after which a retry makes sense. */
  readonly retryAfter: number;

  constructor({ retryAfter = 1, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    const message = 'The shop’s database does not respond right now. Please try again in a moment.';
    super('DATABASE_UNAVAILABLE', message, { retryAfter });
    this.name = 'DatabaseUnavailableError';
    this.retryAfter = retryAfter;
    this.cause = cause;
  }
}

/**
 * Runs a statement or transaction.
 * @throws DatabaseUnavailableError if its connection was lost; its effects may or may not have been
 * committed
 */
export async function whileAvailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isConnectionLoss(error) ? new DatabaseUnavailableError({ cause: error }) : error;
  }
}
