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
export function log(level: 'info' | 'error', message: string, details: object = {}): void {
  const written = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, value instanceof Error ? { message: value.message, stack: value.stack } : value]));
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...written })}\n`);
}
