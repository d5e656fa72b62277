import { spawn } from 'node:child_process';

interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isQuiet?: boolean;
}

/**
 * Runs a program to its end; resolves to its exit code and output, which is printed as it arrives
 * unless `isQuiet`.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env = {}, isQuiet = false }: ProgramOptions,
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const record = (chunk: string) => {
      output += chunk;
      if (!isQuiet) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', record);
    child.stderr.setEncoding('utf8').on('data', record);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
