import type { Language } from '@solvik/content-schema/editing';
import { fronts } from '../seen.ts';
import type { WorkbenchText } from '../workbenchText.ts';
import type { Spot } from './spots.ts';

/** "Finland, finska", as its frame is called; of several only their channels are named. */
export function saySpots(
  spots: readonly Spot[],
  { text, locale }: { readonly text: WorkbenchText; readonly locale: Language },
): string {
  const seen = fronts.filter((front) => spots.some((spot) => spot.front === front));
  const [front] = seen;
  if (front === undefined) return '';
  const list = new Intl.ListFormat(locale);
  if (seen.length === fronts.length) return text('see.all');
  if (seen.length > 1) return list.format(seen.map((each) => text(`market.${each}`)));
  return `${text(`market.${front}`)}, ${list.format(new Set(spots.map(({ language }) => text(`language.${language}`))))}`;
}
