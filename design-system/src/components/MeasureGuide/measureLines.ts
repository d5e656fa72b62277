/** What is measured of a body, from the top down, as it is drawn and listed. */
export const measureLines = ['bust', 'waist', 'hip', 'inseam', 'foot'] as const;
export type MeasureLine = (typeof measureLines)[number];
