/** The back end's log: a level to raise alarms by, a sentence, and details to search by. */

/** `error`: an operator must act, or a caller got no response. `warn`: it recovers by itself, but is worth knowing. */
export type LogLevel = 'info' | 'warn' | 'error';

/** @param details by name; a caught error under `error`; no personal data */
export type Log = (
  level: LogLevel,
  message: string,
  details?: Readonly<Record<string, unknown>>,
) => void;
