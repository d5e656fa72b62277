import type { Language } from '@solvik/content-schema/editing';
import { channels } from '../preview/previewSettings.ts';
import type { WorkbenchText } from '../workbenchText.ts';
import type { Spot } from '../inspection/spots.ts';

/** "Finland, finska", as its frame is labelled; of several only their channels are named. */
export function describeTargets(
  spots: readonly Spot[],
  { text, locale }: { readonly text: WorkbenchText; readonly locale: Language },
): string {
  const seen = channels.filter((channel) => spots.some((spot) => spot.channel === channel));
  const [channel] = seen;
  if (channel === undefined) return '';
  const list = new Intl.ListFormat(locale);
  if (seen.length === channels.length) return text('preview.allChannels');
  if (seen.length > 1) return list.format(seen.map((each) => text(`market.${each}`)));
  return `${text(`market.${channel}`)}, ${list.format(new Set(spots.map(({ language }) => text(`language.${language}`))))}`;
}
