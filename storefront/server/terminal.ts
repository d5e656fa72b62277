import type { Log } from '@solvik/commerce';
import { logLine } from './logLine.ts';

const isTerminal = Boolean(process.stderr.isTTY);

/** Lines for whoever started the shop; one line may be replaced while a long step goes on. */
export const terminal = {
  say: (line: string): void => void process.stdout.write(`${line}\n`),
  progress: (line: string): void => {
    if (isTerminal) process.stderr.write(`\r\u001b[2K  ${line}`);
  },
  endProgress: (): void => {
    if (isTerminal) process.stderr.write('\r\u001b[2K');
  },
};

/** Log lines as JSON, one an event, so that a machine can read them. */
export const log: Log = (level, message, details = {}) => {
  process.stderr.write(`${logLine({ time: new Date(), level, message, details })}\n`);
};
