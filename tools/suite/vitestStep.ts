import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunInBrowser } from './isRunInBrowser.ts';
import { classifyReruns, planRepeat } from './classifyReruns.ts';
import { readUnitTests, type UnitTestFile, type UnitTestReport } from './readUnitTests.ts';
import { slowestLines } from './slowestLines.ts';
import { recordSeconds } from './testSeconds.ts';
import { root, runProgram, type SuiteStep } from './suiteStep.ts';
import { workers } from './workers.ts';

interface VitestRun {
  /** Name of its report. */
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

async function runVitest({
  name,
  args,
  env,
}: VitestRun): Promise<{ readonly code: number; readonly files: readonly UnitTestFile[] }> {
  const report = join(root, '.cache', `vitest-${name.replaceAll(/\W+/g, '-')}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await runProgram(
    'node_modules/.bin/vitest',
    [
      'run',
      ...args,
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // Each file with a document has a process of its own, which would compile the same modules again.
    { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...env },
  );
  const files = readUnitTests(JSON.parse(readFileSync(report, 'utf8')) as UnitTestReport, root);
  recordSeconds(root, files);
  return { code, files };
}

const drivesBrowser = ({ name }: UnitTestFile): boolean =>
  isRunInBrowser(name, readFileSync(join(root, name), 'utf8'));
const hasFailed = ({ tests }: UnitTestFile): boolean => planRepeat(tests).length > 0;

/**
 * Runs unit and contract tests; `filters` are paths, or options of Vitest's; none means all. Files that drive a browser
 * and fail are run once more, one at a time, with a trace in `.cache/vitest-traces`.
 */
export const vitestStep = (
  title: string,
  filters: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): SuiteStep => ({
  title,
  run: async () => {
    const { code, files } = await runVitest({ name: title, args: filters, env });
    const tests = files.flatMap((file) => file.tests);
    const repeated =
      planRepeat(tests).length > 0
        ? files.filter((file) => hasFailed(file) && drivesBrowser(file)).map(({ name }) => name)
        : [];
    const traced = [
      '--browser.trace.mode=on',
      `--browser.trace.tracesDir=${join(root, '.cache/vitest-traces')}`,
    ];
    const again =
      repeated.length === 0
        ? []
        : (
            await runVitest({
              name: `${title} alone`,
              args: [
                ...repeated,
                `--maxWorkers=${String(workers.repeat)}`,
                '--no-file-parallelism',
                ...traced,
              ],
              env,
            })
          ).files.flatMap((file) => file.tests);
    process.stdout.write(`${slowestLines(files, 'files of unit tests').join('\n')}\n`);
    const outcome = classifyReruns(tests, again);
    const isBroken = code !== 0 && tests.every(({ failure }) => failure === undefined);
    return isBroken ? { ...outcome, failed: 1 } : outcome;
  },
});
