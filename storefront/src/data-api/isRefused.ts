import { DataApiError } from './dataApiError.ts';

/**
 * Whether a back end refused an operation before running it, as one does whose schema lacks what is
 * requested: GraphQL over HTTP has the status 400 for it, some servers send 422.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof DataApiError && (error.status === 400 || error.status === 422);
