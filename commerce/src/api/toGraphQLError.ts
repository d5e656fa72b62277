/**
 * What a caller receives for an error: refusals by code, any other fault by a request id that the
 * log explains.
 */
import { GraphQLError } from 'graphql';
import { DatabaseUnavailableError } from '../database/databaseUnavailable.ts';
import type { Log } from '../log.ts';
import { ShopError } from '../shopError.ts';

const original = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? original(error.originalError) : error;

export interface ErrorContext {
  readonly requestId: string;
  readonly log: Log;
}

export function toGraphQLError(error: unknown, { requestId, log }: ErrorContext): GraphQLError {
  const cause = original(error);
  const location =
    error instanceof GraphQLError
      ? { nodes: error.nodes, source: error.source, positions: error.positions, path: error.path }
      : {};
  if (cause instanceof DatabaseUnavailableError) {
    const http = { status: 503, headers: { 'retry-after': String(cause.retryAfter) } };
    return new GraphQLError(cause.message, {
      ...location,
      extensions: { code: cause.code, ...cause.details, http },
    });
  }
  if (cause instanceof ShopError)
    return new GraphQLError(cause.message, {
      ...location,
      extensions: { code: cause.code, ...cause.details },
    });
  if (cause instanceof GraphQLError)
    return new GraphQLError(cause.message, {
      ...location,
      extensions: { code: 'BAD_USER_INPUT', ...cause.extensions },
    });
  const path = error instanceof GraphQLError ? (error.path?.join('.') ?? '') : '';
  log('error', `Request ${requestId} failed${path ? ` at ${path}` : ''}.`, { error: cause });
  return new GraphQLError('Something went wrong in the shop.', {
    ...location,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}
