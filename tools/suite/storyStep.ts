import { runProgram, type SuiteStep } from './suiteStep.ts';

const countLine = /stories: (\d+) passed, (\d+) failed/;

/** Builds Storybook and runs every story in a browser: renders, plays, quiet console, axe. */
export const storyStep = (browser: string | undefined): SuiteStep => ({
  title: 'Stories',
  run: async () => {
    const { code, output } = await runProgram(process.execPath, ['.storybook/runStories.ts'], browser ? { CHROMIUM_PATH: browser } : {});
    const [, passed = '0', failed = '0'] = countLine.exec(output) ?? [];
    return { passed: Number(passed), failed: Number(failed) === 0 && code !== 0 ? 1 : Number(failed) };
  },
});
