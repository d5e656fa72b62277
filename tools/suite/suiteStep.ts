import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome } from './outcome.ts';
import { summariseSuite, type EndedStep } from './summariseSuite.ts';

/** The project's root folder. */
export const root = join(import.meta.dirname, '../..');

/** One part of the tests: what it proves, and how it is run and counted. */
export interface SuiteStep {
  readonly title: string;
  readonly run: () => Promise<Outcome>;
}

/**
 * Runs a program from the root and prints its output as it arrives; resolves to its exit code and
 * output.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const print = (chunk: string) => {
      output += chunk;
      process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', print);
    child.stderr.setEncoding('utf8').on('data', print);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check that passes or fails as a whole. @param advice printed when it fails */
export const oneCheck = (
  title: string,
  command: string,
  args: readonly string[],
  advice?: string,
): SuiteStep => ({
  title,
  run: async () => {
    const { code } = await runProgram(command, args);
    if (code === 0) return { passed: 1, failed: 0 };
    if (advice !== undefined) process.stdout.write(`${advice}\n`);
    return { passed: 0, failed: 1 };
  },
});

/** A check that returns its findings as sentences. */
export const findings = (title: string, find: () => readonly string[]): SuiteStep => ({
  title,
  run: async () => {
    const found = find();
    for (const sentence of found) process.stdout.write(`${sentence}\n`);
    return { passed: found.length === 0 ? 1 : 0, failed: found.length };
  },
});

interface SuiteEnd {
  readonly cleanUp?: () => Promise<void>;
  /** Called when nothing failed. */
  readonly onPassed?: () => void;
}

/**
 * Runs the steps one after another, all of them even if some fail, and ends with the line of
 * totals.
 */
export async function runSuite(
  steps: readonly SuiteStep[],
  { cleanUp, onPassed }: SuiteEnd = {},
): Promise<never> {
  const ended: EndedStep[] = [];
  for (const { title, run } of steps) {
    process.stdout.write(`\n── ${title}\n`);
    const from = performance.now();
    const outcome = await run().catch((error: unknown): Outcome => {
      process.stdout.write(`${String(error)}\n`);
      return { passed: 0, failed: 1 };
    });
    ended.push({ title, outcome, seconds: (performance.now() - from) / 1000 });
  }
  await cleanUp?.();
  const { lines, failed } = summariseSuite(ended);
  process.stdout.write(`\n${lines.join('\n')}\n`);
  if (failed === 0) onPassed?.();
  process.exit(failed > 0 ? 1 : 0);
}
