/**
 * When a widget or a page is visible: from one local time to another, in a zone or in each market's
 * own.
 */
import { parseDateTime, toZoned } from '@internationalized/date';

export interface Schedule {
  /** Local time: `2026-11-27T08:00`. Absent: no start. */
  readonly from?: string;
  /** Exclusive. Absent: no end. */
  readonly to?: string;
  /** IANA name, or `market` for the visitor's own. */
  readonly timeZone: string;
}

const wallClock = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** Whether a string is a local time that exists in the calendar. */
export function isWallTime(text: unknown): text is string {
  if (typeof text !== 'string' || !wallClock.test(text)) return false;
  try {
    // The calendar's own parser normalises what it reads; a 31st of February would be another day.
    return parseDateTime(text).toString().startsWith(text.slice(0, 16));
  } catch {
    return false;
  }
}

/** Whether a string names a time zone that this machine supports, or is `market`. */
export function isTimeZone(text: unknown): text is string {
  if (text === 'market') return true;
  if (typeof text !== 'string') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The moment of the local time `wall` in a zone; the later one where the time is skipped, the
 * earlier where it occurs twice.
 */
export const momentOf = (wall: string, timeZone: string): Date =>
  toZoned(parseDateTime(wall), timeZone, 'compatible').toDate();

export interface Span {
  readonly from?: Date;
  readonly to?: Date;
}

/**
 * The schedule as timestamps; `timeZone` is the visitor's own. A malformed timestamp, as a draft may have
 * it, limits nothing.
 */
export function spanOf({ from, to, timeZone: named }: Schedule, timeZone: string): Span {
  const zone = named === 'market' || !isTimeZone(named) ? timeZone : named;
  return {
    ...(isWallTime(from) && { from: momentOf(from, zone) }),
    ...(isWallTime(to) && { to: momentOf(to, zone) }),
  };
}
