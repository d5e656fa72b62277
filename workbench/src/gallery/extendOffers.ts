import { isObject, shapeOf, type WidgetType } from '@solvik/content-schema';
import { type Field, momentOf, type StoredWidget } from '@solvik/content-schema/editing';
import { channels, zoneByChannel } from '../preview/previewSettings.ts';
import { wallTime } from '../preview/wallTime.ts';

type Stored = StoredWidget['fields'];

/** 23:59 in local time of a zone, on the same day of the next week. */
function lastMinute(now: Date, timeZone: string): string {
  const day = new Date(`${wallTime(now, timeZone).slice(0, 10)}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7);
  return momentOf(`${day.toISOString().slice(0, 10)}T23:59`, timeZone).toISOString();
}

const zoneOf = (market: string): string =>
  zoneByChannel[channels.find((channel) => channel === market) ?? channels[0]];

/** One moment for all, in Swedish time as editors write it, or that of each market that has its own. */
function endDate(value: unknown, now: Date, market = '*'): unknown {
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([own, moment]) => [own, endDate(moment, now, own)]),
    );
  return typeof value === 'string' && Date.parse(value) > now.getTime()
    ? lastMinute(now, zoneOf(market))
    : value;
}

function endField(value: unknown, field: Field | undefined, now: Date): unknown {
  if (field?.kind === 'date') return endDate(value, now);
  if (field?.kind === 'group' && isObject(value)) return endFields(value, field.of, now);
  if (field?.kind === 'list' && Array.isArray(value))
    return value.map((item: unknown) => (isObject(item) ? endFields(item, field.of, now) : item));
  return value;
}

const endFields = (stored: Stored, fields: Readonly<Record<string, Field>>, now: Date): Stored =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, endField(value, fields[name], now)]),
  );

/**
 * Examples end in another century, so that their photographs never expire. What an editor adds ends
 * in a week; an example that is over stays so.
 */
export const extendOffers = (stored: Stored, type: WidgetType, now: Date): Stored =>
  endFields(stored, shapeOf(type).fields, now);
