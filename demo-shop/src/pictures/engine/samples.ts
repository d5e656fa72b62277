/**
 * Reads and writes of the engine's buffers, at positions that the caller keeps within bounds. They
 * take positions, not objects, because they run many times per pixel.
 */

/** The value at `i`. */
export const sample = (buffer: Float32Array, i: number): number => buffer[i] ?? 0;

/** Adds `amount` to the value at `i`. */
export const addAt = (buffer: Float32Array, i: number, amount: number): void => {
  buffer[i] = amount + (buffer[i] ?? 0);
};

/** Multiplies the value at `i` by `factor`. */
export const multiplyAt = (buffer: Float32Array, i: number, factor: number): void => {
  buffer[i] = factor * (buffer[i] ?? 0);
};
