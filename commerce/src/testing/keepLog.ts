/** Keeps what is logged as lines that begin with their level, for tests to read. */
import type { Log } from '../log.ts';

const textOf = (value: unknown): string =>
  value instanceof Error ? (value.stack ?? value.message) : String(value);

export function keepLog(lines: string[]): Log {
  return (level, message, details = {}) => {
    lines.push(
      [
        level,
        message,
        ...Object.entries(details).map(([name, value]) => `${name}: ${textOf(value)}`),
      ].join(' '),
    );
  };
}
