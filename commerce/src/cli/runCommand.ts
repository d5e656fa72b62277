/** Runs one command and turns errors into a sentence and an exit code. */
import { CommandError, type CommandContext } from './command.ts';
import { commands, helpLines } from './commands.ts';
import { printable } from './printable.ts';

/**
 * All output of a command passes through here: names, messages and file contents come from others.
 */
function withSafeOutput(context: CommandContext): CommandContext {
  return {
    ...context,
    print: (line) => context.print(printable(line)),
    reportProgress: ({ label, ...progress }) =>
      context.reportProgress({ ...progress, label: printable(label) }),
  };
}

/** Returns the exit code: 0 for success, 1 for a failure, 2 for an unknown command. */
export async function runCommand(
  given: CommandContext,
  [name, ...args]: readonly string[],
): Promise<number> {
  const context = withSafeOutput(given);
  if (name === undefined || name === 'help' || name === '--help') {
    for (const line of helpLines()) context.print(line);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    context.print(`There is no command “${name}”.`);
    for (const line of helpLines()) context.print(line);
    return 2;
  }
  try {
    await command.run(context, args);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    context.print(error.message);
    return 1;
  }
}
