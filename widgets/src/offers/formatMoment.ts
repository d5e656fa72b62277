import type { WidgetSurroundings } from '../widgetProps.ts';

/** A moment said as the clock on the wall of the page's readers shows it then: "29 november kl. 23.59". */
export function formatMoment(moment: string, { locale, text, timeZone }: Pick<WidgetSurroundings, 'locale' | 'text' | 'timeZone'>): string {
  const at = new Date(moment);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
  return text('time.moment', { day, time: time.replace(':', '.') });
}
