/** A phone and a desktop in CSS pixels. */
export const usualWidths: readonly number[] = [390, 1440];

/** What a story says of its widths. */
export interface StoryWidths {
  readonly parameters: { readonly visual?: { readonly widths?: readonly number[] } };
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
}

/** At which widths a story is photographed: those of `parameters.visual.widths` (none when it is not to be), else a phone's alone where it is turned to the phone, else both. */
export function widthsOf({ parameters, storyGlobals }: StoryWidths): readonly number[] {
  return (
    parameters.visual?.widths ??
    (storyGlobals?.viewport?.value === 'phone' ? usualWidths.slice(0, 1) : usualWidths)
  );
}
