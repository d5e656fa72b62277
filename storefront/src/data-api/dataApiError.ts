/**
 * A failed call to the Data API, in the words of spec section 8. `status` is the status of a page
 * that cannot be shown without it; `code` is the first `extensions.code`.
 */
export class DataApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly operation: string;
  /** What else its extensions have: facts that a message can name. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    {
      status = 500,
      code,
      operation,
      details = {},
      cause,
    }: {
      status?: number;
      code?: string | undefined;
      operation: string;
      details?: Readonly<Record<string, unknown>> | undefined;
      cause?: unknown;
    },
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DataApiError';
    this.status = status;
    this.code = code;
    this.operation = operation;
    this.details = details;
  }
}
