import { expect, it } from 'vitest';
import { readStoryRuns } from './readStoryRuns.ts';

it('reads each story, and a file without stories as a failure', () => {
  const story = (name: string, status: string, ...failureMessages: readonly string[]) => ({
    status,
    ancestorTitles: ['Group 0', `Components/Button › ${name}`],
    duration: 250,
    failureMessages,
  });
  const report = {
    testResults: [
      {
        name: 'button.test.js',
        status: 'failed',
        message: '',
        assertionResults: [
          story('Default', 'passed'),
          story('Long', 'failed', 'page.evaluate: too wide\n    at line 3'),
          story('Later', 'pending'),
        ],
      },
      { name: 'card.test.js', status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  };
  expect(readStoryRuns(report)).toEqual([
    { name: 'Components/Button › Default', seconds: 0.25 },
    { name: 'Components/Button › Long', seconds: 0.25, failure: 'page.evaluate: too wide' },
    { name: 'card.test.js', seconds: 0, failure: 'no such file' },
  ]);
});
