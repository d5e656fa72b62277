import { expect, it } from 'vitest';
import { createFramePool } from './framePool.ts';

/** Frames that are open, by their addresses. */
function watched() {
  const open = new Set<string>();
  const opened: string[] = [];
  const frames = createFramePool((address) => {
    open.add(address);
    opened.push(address);
    return { address, inspect: async () => [], close: () => void open.delete(address) };
  });
  return { frames, opened, open: () => [...open].toSorted().join(' ') };
}

it('the first frame stays open while the others are used one by one', () => {
  const { frames, opened, open } = watched();
  frames.at('first', 'se');
  for (const channel of ['no', 'dk', 'fi']) {
    frames.at('passing', channel);
    expect(open()).toBe(`${channel} se`.split(' ').toSorted().join(' '));
  }
  frames.drop('passing');
  frames.at('first', 'se');
  expect([open(), opened.join(' ')]).toEqual(['se', 'se no dk fi']);
});

it('a frame that is given up is opened again, and none stays open at the end', () => {
  const { frames, opened, open } = watched();
  frames.at('first', 'se');
  frames.drop('first');
  frames.at('first', 'se');
  frames.at('passing', 'no');
  frames.close();
  expect([open(), opened.join(' ')]).toEqual(['', 'se se no']);
});
