import { runProgram } from '../runProgram.ts';

interface SendOptions {
  /** The project's root, whose chromatic.config.json is read. */
  readonly root: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly isQuiet?: boolean;
}

/** Starts Chromatic's program on the built Storybook; resolves to its exit code and output. */
export const sendStories = async ({
  root,
  args,
  ...options
}: SendOptions): Promise<{ readonly code: number; readonly output: string }> =>
  runProgram(process.execPath, ['node_modules/chromatic/dist/bin.cjs', ...args], {
    cwd: root,
    ...options,
  });
