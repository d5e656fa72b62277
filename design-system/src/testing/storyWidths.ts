/**
 * At which widths a story is photographed, where they differ from the usual ones
 * (`.storybook/visual/usualWidths.ts`). One whose globals select the phone need not list it.
 */

interface VisualParameters {
  /** CSS pixels, ascending; none when it is not to be photographed. */
  readonly visual: { readonly widths: readonly number[] };
}

/**
 * What exists only on a desktop, or frames several widths itself: its play would have nothing to
 * press on a phone.
 */
export const desktopOnly: VisualParameters = { visual: { widths: [1440] } };
/** What ends as it began: only its play shows anything. */
export const notPhotographed: VisualParameters = { visual: { widths: [] } };
