import { arrivalOf, formatDay } from '@solvik/shop-rules';
import type { Site } from '@solvik/addresses';
import type { Text } from '../../languages/createText.ts';

interface Days {
  readonly minDays: number;
  readonly maxDays: number;
}

function readDays(shippingData: string | null | undefined): Days | undefined {
  try {
    const data = JSON.parse(shippingData ?? 'null') as Partial<Days> | null;
    const { minDays, maxDays } = data ?? {};
    return Number.isInteger(minDays) && Number.isInteger(maxDays)
      ? { minDays: minDays ?? 0, maxDays: maxDays ?? 0 }
      : undefined;
  } catch {
    return undefined;
  }
}

interface Place {
  readonly text: Text;
  readonly site: Pick<Site, 'languageId' | 'country'>;
  /** When it is or was ordered. */
  readonly ordered: Date;
}

/**
 * The arrival by a delivery option, from the days in its data (weekdays, integers); nothing if it
 * has none.
 */
export function arrivalText(
  shippingData: string | null | undefined,
  { text, site, ordered }: Place,
): string | undefined {
  const days = readDays(shippingData);
  if (!days) return undefined;
  const arrival = arrivalOf(ordered, { country: site.country, days: [days.minDays, days.maxDays] });
  const [from = '', to = ''] = [arrival.from, arrival.to].map((day) =>
    formatDay(day, site.languageId),
  );
  return from === to ? text('arrival.on', { day: from }) : text('arrival.between', { from, to });
}
