import type { LogLevel } from '@solvik/commerce';
import { withPublicAddresses } from './publicAddress.ts';

/** Characters that end a line or change its direction on a terminal; JSON escapes the rest. */
const controls = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const escape = (letter: string): string =>
  String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Libraries may include a call's address in their errors. */
const errorLine = ({ message, stack = '' }: Error): object => ({
  message: withPublicAddresses(message),
  stack: withPublicAddresses(stack),
});

/** One event as one line of JSON. The details cannot overwrite the server's own fields. */
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
