export const reviewFits = ['SMALL', 'AS_EXPECTED', 'LARGE'] as const;

/** How a reviewer found the size that they wore. */
export type ReviewFit = (typeof reviewFits)[number];
