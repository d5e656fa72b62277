import type { WidgetSurroundings } from '../widgetProps.ts';

type Saying = Pick<WidgetSurroundings, 'locale' | 'text' | 'timeZone'> & {
  readonly hasYear?: boolean;
};

/** A moment in the page's local time: "29 november kl. 23.59", "29 november 2027 kl. 23.59". */
export function formatMoment(
  moment: string,
  { locale, text, timeZone, hasYear = false }: Saying,
): string {
  const at = new Date(moment);
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(hasYear && { year: 'numeric' }),
    timeZone,
  }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(at);
  return text('time.moment', { day, time: time.replace(':', '.') });
}
