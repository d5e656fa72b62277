/** What a text must hold so that somebody sees or hears it: blanks, control signs and lone accents are nothing. As JSON Schema writes it, with Unicode on. */
export const visiblePattern = String.raw`[\p{L}\p{N}\p{P}\p{S}]`;

const visible = new RegExp(visiblePattern, 'u');

/** Whether a text says anything at all. */
export const isVisible = (text: string): boolean => visible.test(text);
