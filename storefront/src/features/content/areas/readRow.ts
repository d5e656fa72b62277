/** Parses the layout of a content row (contracts.md, PageWidgetCollectionType). */
import { designs, onlyOn, type Problem, shares, viewports } from '@solvik/content-schema';
import type { PlacedContainer, PlacedWidget } from '@solvik/widgets';

/** Case-insensitive, as content management systems vary; undefined for an unknown word. */
const among = <T extends string>(
  options: readonly T[],
  text: string | null | undefined,
): T | undefined => options.find((option) => option === text?.trim().toLowerCase());

export const readShare = (text: string | null | undefined): PlacedWidget['share'] | undefined =>
  among(shares, text);

/** The kind of screen that class names target; other class names are ignored. */
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
  /** Its unknown layout words; the row is shown all the same, with defaults. */
  readonly problems: readonly Problem[];
}

export function readRow({ layout, design, responsiveMode, classNames }: Row): ReadRow {
  const problems: Problem[] = [];
  const read = <T extends string>(
    path: string,
    text: string | null | undefined,
    { options, fallback }: { readonly options: readonly T[]; readonly fallback: T },
  ): T => {
    const found = among(options, text);
    if (found === undefined && text)
      problems.push({
        path,
        code: 'unknown-option',
        values: { options: options.filter(Boolean).join(', ') },
      });
    return found ?? fallback;
  };
  const row = {
    layout: read('layout', layout, { options: shares, fallback: 'full' }),
    design: read('design', design, { options: designs, fallback: 'default' }),
    isStacked:
      read('responsiveMode', responsiveMode, { options: ['', 'collapse'], fallback: '' }) ===
      'collapse',
    ...onlyIn(classNames),
  };
  return { row, problems };
}
