/** Records log entries as lines that begin with their level. */
import type { Log } from '../log.ts';

const textOf = (value: unknown): string =>
  value instanceof Error ? (value.stack ?? value.message) : String(value);

export function recordLog(lines: string[]): Log {
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
