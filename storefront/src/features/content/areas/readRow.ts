/** Reads how a row of content is laid out (contracts.md, PageWidgetCollectionType). */
import { designs, onlyOn, type Problem, shares, viewports } from '@solvik/content-schema';
import type { PlacedContainer, PlacedWidget } from '@solvik/widgets';

/** Loosely cased, as keepers of a CMS write it; undefined for what none of ours is. */
const among = <T extends string>(
  options: readonly T[],
  text: string | null | undefined,
): T | undefined => options.find((option) => option === text?.trim().toLowerCase());

export const readShare = (text: string | null | undefined): PlacedWidget['share'] | undefined =>
  among(shares, text);

/** The kind of screen that class names leave something to; others are somebody else's. */
export function onlyIn(
  classNames: readonly (string | null)[] | null | undefined,
): Pick<PlacedContainer, 'only'> {
  const only = viewports.find((viewport) => classNames?.includes(onlyOn[viewport]));
  return only ? { only } : {};
}

interface Row {
  readonly layout?: string | null;
  readonly design?: string | null;
  readonly responsiveMode?: string | null;
  readonly classNames?: readonly (string | null)[] | null;
}

interface ReadRow {
  readonly row: Pick<PlacedContainer, 'layout' | 'design' | 'isStacked' | 'only'>;
  /** What it says that is no layout of ours; the row is shown all the same, as a usual one. */
  readonly problems: readonly Problem[];
}

export function readRow({ layout, design, responsiveMode, classNames }: Row): ReadRow {
  const problems: Problem[] = [];
  const read = <T extends string>(
    path: string,
    text: string | null | undefined,
    { options, usual }: { readonly options: readonly T[]; readonly usual: T },
  ): T => {
    const found = among(options, text);
    if (found === undefined && text)
      problems.push({
        path,
        code: 'unknown-option',
        values: { options: options.filter(Boolean).join(', ') },
      });
    return found ?? usual;
  };
  const row = {
    layout: read('layout', layout, { options: shares, usual: 'full' }),
    design: read('design', design, { options: designs, usual: 'default' }),
    isStacked:
      read('responsiveMode', responsiveMode, { options: ['', 'collapse'], usual: '' }) ===
      'collapse',
    ...onlyIn(classNames),
  };
  return { row, problems };
}
