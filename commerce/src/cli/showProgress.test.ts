import { describe, expect, it } from 'vitest';
import { lines } from './showProgress.ts';

describe('progress in a log', () => {
  it('is a line per tenth, and none before the total is known', () => {
    const written: string[] = [];
    const view = lines((line) => written.push(line));
    view.report({ done: 0, of: 0, label: '500 rows counted' });
    for (let done = 0; done <= 1000; done += 7)
      view.report({ done, of: 1000, label: `${String(done)} products` });
    view.report({ done: 1000, of: 1000, label: '1000 products' });
    view.end();
    expect(written.map((line) => line.split(',')[0])).toEqual([
      '10 %',
      '20 %',
      '30 %',
      '40 %',
      '50 %',
      '60 %',
      '70 %',
      '80 %',
      '90 %',
      '100 %',
    ]);
  });
});
