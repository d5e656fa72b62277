import { expect, it } from 'vitest';
import { readJourneys, type JourneyReport } from './readJourneys.ts';

const result = (...errors: readonly string[]) => ({
  duration: 1500,
  errors: errors.map((message) => ({ message })),
});

it('reads passed, failed and unrun tests; what a journey skips itself is left out', () => {
  const report: JourneyReport = {
    suites: [
      {
        title: 'buy.spec.ts',
        file: 'buy.spec.ts',
        specs: [
          {
            title: 'buys',
            tests: [{ status: 'expected', expectedStatus: 'passed', results: [result()] }],
          },
          {
            title: 'fails',
            tests: [
              {
                status: 'unexpected',
                expectedStatus: 'passed',
                results: [result('\u001b[31mno button\u001b[39m', 'no page')],
              },
            ],
          },
          {
            title: 'follows',
            tests: [{ status: 'skipped', expectedStatus: 'passed', results: [] }],
          },
          {
            title: 'has no files',
            tests: [{ status: 'skipped', expectedStatus: 'skipped', results: [result()] }],
          },
        ],
        suites: [
          {
            title: 'on a phone',
            file: 'buy.spec.ts',
            specs: [
              {
                title: 'buys',
                tests: [{ status: 'expected', expectedStatus: 'passed', results: [result()] }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(readJourneys(report)).toEqual([
    { name: 'buy.spec.ts › buys', seconds: 1.5 },
    { name: 'buy.spec.ts › fails', seconds: 1.5, failure: 'no button\nno page' },
    {
      name: 'buy.spec.ts › follows',
      seconds: 0,
      failure: 'It did not run: one that it follows failed.',
    },
    { name: 'buy.spec.ts › on a phone › buys', seconds: 1.5 },
  ]);
});
