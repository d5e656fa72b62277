import { DataApiError } from './dataApiError.ts';

/**
 * Whether a call failed because the shop could not be reached at all, as when the visitor is
 * offline.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof DataApiError && error.status === 503 && error.code === undefined;
