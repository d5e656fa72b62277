import type { Locale } from '@solvik/addresses';
import type { WidgetText } from '../languages/createWidgetText.ts';

/** A moment with its offset, said as the clock on the wall there shows it: "29 november kl. 23.59". */
export function formatMoment(moment: string, { locale, text }: { readonly locale: Locale; readonly text: WidgetText }): string {
  // The wall's own figures, read as if they were universal time, so that no other zone can move them.
  const wall = new Date(`${moment.slice(0, 16)}Z`);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(wall);
  return text('time.moment', { day, time: moment.slice(11, 16).replace(':', '.') });
}
