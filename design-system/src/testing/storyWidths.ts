/** At which widths a story is photographed, where not at all the usual ones (`.storybook/visual/usualWidths.ts`). One that its globals turn to the phone needs not say it. */

interface VisualParameters {
  /** CSS pixels, ascending; none when it is not to be photographed. */
  readonly visual: { readonly widths: readonly number[] };
}

/** What is only there on a desktop, or is a frame of several widths itself: its play would have nothing to press on a phone. */
export const desktopOnly: VisualParameters = { visual: { widths: [1440] } };
/** What ends as it began: only its play has something to show. */
export const notPhotographed: VisualParameters = { visual: { widths: [] } };
