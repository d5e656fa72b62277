/** Whether a resolver answers later; ours do so by promises of the engine's own. */
export const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;
