/** Lets requests that wait go first: long work pauses for one every few milliseconds. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
