/** Reads values of unknown shape: what is not as expected becomes undefined or an empty list. */
export type Shape = Readonly<Record<string, unknown>>;

export const shapeOf = (value: unknown): Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Shape) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Undefined for an empty text too. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const isTrue = (value: unknown): boolean => value === true;
