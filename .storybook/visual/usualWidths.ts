/** A phone and a desktop in CSS pixels. */
export const usualWidths: readonly number[] = [390, 1440];

/** A story's parameters for widths. */
export interface StoryWidths {
  readonly parameters: { readonly visual?: { readonly widths?: readonly number[] } };
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
}

/**
 * The widths at which a story is photographed: those of `parameters.visual.widths` (none if it is
 * excluded), else only a phone's if its viewport is a phone, else both.
 */
export function widthsOf({ parameters, storyGlobals }: StoryWidths): readonly number[] {
  return (
    parameters.visual?.widths ??
    (storyGlobals?.viewport?.value === 'phone' ? usualWidths.slice(0, 1) : usualWidths)
  );
}
