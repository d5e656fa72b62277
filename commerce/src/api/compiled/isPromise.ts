/** Whether a resolver returns a promise; ours return native ones only. */
export const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;
