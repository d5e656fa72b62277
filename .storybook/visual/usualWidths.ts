/** A phone and a desktop in CSS pixels; a story says others by `parameters.visual.widths`, and none when it is not to be photographed. */
export const usualWidths: readonly number[] = [390, 1440];
