/** How the back end logs: a level that an alarm can stand on, a sentence, and facts beside it for whoever searches. */

/** `error`: somebody must act or a caller got no answer. `warn`: it mends itself, but is worth knowing. */
export type LogLevel = 'info' | 'warn' | 'error';

/** @param details facts by name; a caught fault goes under `error`. Nothing that is a person's. */
export type Log = (
  level: LogLevel,
  message: string,
  details?: Readonly<Record<string, unknown>>,
) => void;
