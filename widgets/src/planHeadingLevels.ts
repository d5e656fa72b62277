import type { OnlyOn, PlacedContainer, PlacedWidget } from './widgetProps.ts';

type Level = 1 | 2 | 3;

const isTile = ({ widget }: PlacedWidget): boolean =>
  widget.type === 'banner' && widget.configuration.presentation === 'tile';
const opensSection = ({ widget }: PlacedWidget): boolean =>
  widget.type === 'text' && widget.configuration.heading !== undefined;

const screens = ['phone', 'desktop'] as const;
const screensOf = (only: OnlyOn) => (only ? [only] : screens);

/** Pictures, quotes and the like may precede the page's own heading without being it. */
const hasHeading = ({ widget }: PlacedWidget): boolean =>
  'heading' in widget.configuration && widget.configuration.heading !== undefined;

/**
 * The level of each widget's heading in the page's outline. The first heading is the page's own
 * where the page has none. Where phones and desktops are shown different widgets, each viewport has
 * a first heading of its own. A heading on its own line opens a section, and the tiles under it are
 * below it; anything else closes it again.
 */
export function planHeadingLevels(
  containers: readonly PlacedContainer[],
  { hasPageHeading, isFilling }: { readonly hasPageHeading: boolean; readonly isFilling: boolean },
): ReadonlyMap<PlacedWidget, Level> {
  const levels = new Map<PlacedWidget, Level>();
  let isWithin = false;
  const unnamed = new Set(hasPageHeading ? screens : []);
  const all = containers.flatMap(({ only, widgets }) =>
    widgets.map((placed) => ({ placed, on: screensOf(only ?? placed.only) })),
  );
  for (const { placed, on } of all) {
    const isPageHeading = hasHeading(placed) && on.some((screen) => unnamed.has(screen));
    if (isPageHeading) for (const screen of on) unnamed.delete(screen);
    levels.set(placed, isPageHeading ? 1 : isTile(placed) && isWithin && !isFilling ? 3 : 2);
    isWithin = opensSection(placed) ? !isPageHeading : isWithin && isTile(placed);
  }
  return levels;
}
