import { describe, expect, it } from 'vitest';
import { titlesOfJourneys, titlesOfList, titlesOfRun } from './reportedTitles.ts';

describe('titles that a runner reports', () => {
  it('are complete, with their groups, by file; skipped tests are left out', () => {
    const report = {
      testResults: [
        {
          name: '/shop/commerce/src/a.test.ts',
          assertionResults: [
            { fullName: 'totals add up', status: 'passed' },
            { fullName: 'totals round', status: 'failed' },
            { fullName: 'totals later', status: 'pending' },
          ],
        },
      ],
    };
    expect([...titlesOfRun(report, '/shop')]).toEqual([
      ['commerce/src/a.test.ts', ['totals add up', 'totals round']],
    ]);
  });

  it('are read from a list too', () => {
    const list = [{ name: 'totals > add up', file: '/shop/a.test.ts' }];
    expect([...titlesOfList(list, '/shop')]).toEqual([['a.test.ts', ['totals > add up']]]);
  });

  it('are under the folder of journeys', () => {
    const report = {
      suites: [
        {
          title: 'buy.spec.ts',
          file: 'buy.spec.ts',
          specs: [{ title: 'pays' }],
          suites: [{ title: 'in Sweden', file: 'buy.spec.ts', specs: [{ title: 'returns' }] }],
        },
      ],
    };
    expect([...titlesOfJourneys(report)]).toEqual([
      ['storefront/e2e/buy.spec.ts', ['pays', 'in Sweden returns']],
    ]);
  });
});
