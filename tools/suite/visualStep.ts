import { runProgram, type SuiteStep } from './suiteStep.ts';

const countLine = /photographs: (\d+) passed, (\d+) failed/;

/**
 * Photographs what the changes since the last acceptance can affect, and compares byte for byte.
 * Only the pinned browser renders the accepted bytes.
 */
export const visualStep = (browser: string | undefined): SuiteStep => ({
  title: 'Photographs of stories',
  run: async () => {
    if (!browser) {
      process.stdout.write(
        'Skipped: photographs compare only in the pinned browser, which npm installs on Linux x64.\n',
      );
      return { passed: 0, failed: 0 };
    }
    const { code, output } = await runProgram(process.execPath, ['.storybook/visual/visual.ts'], {
      CHROMIUM_PATH: browser,
    });
    const [, passed = '0', failed = '0'] = countLine.exec(output) ?? [];
    return {
      passed: Number(passed),
      failed: Number(failed) === 0 && code !== 0 ? 1 : Number(failed),
    };
  },
});
