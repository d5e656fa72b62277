/** The operator's commands by name. */
import type { Command } from './command.ts';
import { config } from './commands/config.ts';
import { customer } from './commands/customer.ts';
import { forms } from './commands/forms.ts';
import { importCommand } from './commands/importCommand.ts';
import { mails } from './commands/mails.ts';
import { order, orders } from './commands/orders.ts';
import { previewLink } from './commands/previewLink.ts';
import { statistics } from './commands/statistics.ts';
import { stock } from './commands/stock.ts';

export const commands: Readonly<Record<string, Command>> = {
  orders,
  order,
  customer,
  mails,
  forms,
  stock,
  statistics,
  import: importCommand,
  'preview-link': previewLink,
  config,
};

export function helpLines(): string[] {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  return [
    'npm run shop -- <command>',
    '',
    ...Object.values(commands).map(({ usage, meaning }) => `  ${usage.padEnd(width)}  ${meaning}`),
  ];
}
