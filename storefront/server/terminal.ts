import type { Log } from '@solvik/commerce';
import { logLine } from './logLine.ts';

const isTerminal = Boolean(process.stderr.isTTY);

/** Lines for the operator's terminal; one line may be replaced during a long step. */
export const terminal = {
  print: (line: string): void => void process.stdout.write(`${line}\n`),
  progress: (line: string): void => {
    if (isTerminal) process.stderr.write(`\r\u001b[2K  ${line}`);
  },
  endProgress: (): void => {
    if (isTerminal) process.stderr.write('\r\u001b[2K');
  },
};

/** Log lines as JSON, one per event, for machines. */
export const log: Log = (level, message, details = {}) => {
  process.stderr.write(`${logLine({ time: new Date(), level, message, details })}\n`);
};
