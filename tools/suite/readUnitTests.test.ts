import { expect, it } from 'vitest';
import { readUnitTests } from './readUnitTests.ts';

const file = (
  name: string,
  status: string,
  assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[],
) => ({
  name: `/shop/${name}`,
  status,
  message: status === 'failed' ? 'no database' : '',
  startTime: 1000,
  endTime: 3500,
  assertionResults: assertionResults.map((test) => ({ ...test, duration: 500 })),
});

it('reads each file with its tests and its time', () => {
  const report = {
    testResults: [
      file('a.test.ts', 'failed', [
        { fullName: 'adds up', status: 'passed' },
        { fullName: 'rounds', status: 'failed', failureMessages: ['1 is not 2'] },
        { fullName: 'skips', status: 'pending' },
      ]),
    ],
  };
  expect(readUnitTests(report, '/shop')).toEqual([
    {
      name: 'a.test.ts',
      seconds: 2.5,
      tests: [
        { name: 'a.test.ts › adds up', seconds: 0.5 },
        { name: 'a.test.ts › rounds', seconds: 0.5, failure: '1 is not 2' },
      ],
    },
  ]);
});

it('reads a file that fails before its tests as one failure', () => {
  const [broken] = readUnitTests(
    { testResults: [file('b.test.ts', 'failed', [{ fullName: 'never runs', status: 'skipped' }])] },
    '/shop',
  );
  expect(broken?.tests).toEqual([{ name: 'b.test.ts', seconds: 0, failure: 'no database' }]);
});
