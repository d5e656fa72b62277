/**
 * A failed call to the Data API, in the words of spec section 8. `status` is the status of a page
 * that cannot be shown without it; `code` is the first `extensions.code`.
 */
export class DataApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly operation: string;

  constructor(
    message: string,
    {
      status = 500,
      code,
      operation,
      cause,
    }: { status?: number; code?: string | undefined; operation: string; cause?: unknown },
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DataApiError';
    this.status = status;
    this.code = code;
    this.operation = operation;
  }
}
