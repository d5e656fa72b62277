/**
 * What a string must contain to be visible: blanks, control characters and lone accents do not count.
 * As JSON Schema writes it, with Unicode on.
 */
export const visiblePattern = String.raw`[\p{L}\p{N}\p{P}\p{S}]`;

const visible = new RegExp(visiblePattern, 'u');

/** Whether a string has any visible character. */
export const isVisible = (text: string): boolean => visible.test(text);
