/**
 * When the weekend's promo code ends: the last minute of the first Sunday at least four days ahead,
 * in a market's local time.
 */
import { momentOf } from '@solvik/content-schema/editing';

const day = 86_400_000;

/** `2026-11-29T23:59`. */
export function weekendEnds(now: Date): string {
  const soonest = new Date(now.getTime() + 4 * day);
  const sunday = new Date(soonest.getTime() + ((7 - soonest.getUTCDay()) % 7) * day);
  return `${sunday.toISOString().slice(0, 10)}T23:59`;
}

/** The same with the time zone's offset on that day: `2026-11-29T23:59:00+01:00`. */
export function withOffset(wall: string, timeZone: string): string {
  const minutes = Math.round(
    (Date.parse(`${wall}Z`) - momentOf(wall, timeZone).getTime()) / 60_000,
  );
  const two = (figure: number) => String(Math.floor(Math.abs(figure))).padStart(2, '0');
  return `${wall}:00${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(Math.abs(minutes) % 60)}`;
}
