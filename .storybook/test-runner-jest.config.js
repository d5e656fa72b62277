/** Configuration of the story runs, which use the pinned browser. */
import { getJestConfig } from '@storybook/test-runner';
import { workers } from '../tools/suite/workers.ts';

const base = getJestConfig();
const { CHROMIUM_PATH } = process.env;

export default {
  ...base,
  // Some stories are checked in every channel.
  testTimeout: 60_000,
  maxWorkers: workers.stories,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      exitOnPageError: false,
      launchOptions: {
        headless: true,
        ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--font-render-hinting=none',
        ],
      },
      contextOptions: { reducedMotion: 'reduce', locale: 'sv-SE', timezoneId: 'Europe/Stockholm' },
    },
  },
};
