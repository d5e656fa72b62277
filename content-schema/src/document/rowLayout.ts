/** How much of a row's width a widget takes. */
export const shares = ['full', 'half', 'third', 'quarter'] as const;

/** How wide a row is, and on which background. */
export const designs = ['default', 'full-width', 'contained'] as const;
