import { DataApiError } from './dataApiError.ts';
import type { Answer } from './dataTransport.ts';

/** The status of an unusable response, in the words of spec section 8. */
export const describeStatus = (status: number): string =>
  `Response not successful: Received status code ${String(status)}`;

/**
 * The failure of a response: every error of the query, then a failed status, in one message (spec
 * section 8). The code is the first error's. Undefined for a response without errors.
 */
export function findFailure(response: Answer, operation: string): DataApiError | undefined {
  const { errors = [], status = 200 } = response;
  const [first] = errors;
  if (!first) return undefined;
  const isUnsuccessful = status >= 300;
  const lines = errors.map(({ message }) => `GraphQL error: ${message}`);
  if (isUnsuccessful) lines.push(`Network error: ${describeStatus(status)}`);
  const { extensions } = first;
  return new DataApiError(lines.join('\n'), {
    code: extensions?.code,
    details: extensions,
    operation,
    ...(isUnsuccessful && { status }),
  });
}
