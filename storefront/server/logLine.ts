import type { LogLevel } from '@solvik/commerce';
import { withPublicAddresses } from './publicAddress.ts';

/** What would end a line or turn its direction on a terminal; JSON escapes the rest. */
const controls = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const escape = (letter: string): string =>
  String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What libraries write into their errors may be the address of a call. */
const errorLine = ({ message, stack = '' }: Error): object => ({
  message: withPublicAddresses(message),
  stack: withPublicAddresses(stack),
});

/** One event as one line of JSON. What the details call themselves, the server's own words stay its own. */
export function logLine({
  time,
  level,
  message,
  details,
}: {
  readonly time: Date;
  readonly level: LogLevel;
  readonly message: string;
  readonly details: object;
}): string {
  const own = { time: time.toISOString(), level, message };
  const written = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [
      key,
      value instanceof Error ? errorLine(value) : value,
    ]),
  );
  return JSON.stringify({ ...own, ...written, ...own }).replace(controls, escape);
}
