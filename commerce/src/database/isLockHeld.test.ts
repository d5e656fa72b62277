import { describe, expect, it } from 'vitest';
import { isLockHeld } from './isLockHeld.ts';
import { readOwner, startOf, thisProcess, writeOwner } from './lockOwner.ts';

const here = { pid: 7, start: '900', realm: 'boot-1/pid:[1]' };
const seen = (owner: string, running: string, age: number) => {
  const [isRunning, start] =
    running === 'gone' ? [false, undefined] : [true, running === 'hidden' ? undefined : running];
  return isLockHeld({ owner: readOwner(owner) ?? here, here, isRunning, start, age: age * 1000 });
};

describe('a lock file', () => {
  it.each([
    // owner in the file          process of that number here   seconds since touched   held
    ['42 500 boot-1/pid:[1]', '500', 3, true],
    ['42 500 boot-1/pid:[1]', '500', 3_600, true],
    ['42 500 boot-1/pid:[1]', '777', 3, false],
    ['42 500 boot-1/pid:[1]', 'gone', 3, false],
    ['1 500 boot-1/pid:[2]', '100', 3, true],
    ['1 500 boot-1/pid:[2]', '100', 21, false],
    ['1 500 boot-1/pid:[2]', '500', 21, false],
    ['1 500 boot-1/pid:[2]', 'gone', 3, true],
    ['1 500 boot-0/pid:[1]', '500', 60, false],
    ['1 500 boot-0/pid:[1]', '500', -60, false],
    ['1 500 boot-0/pid:[1]', '500', -3, true],
    ['42 - -', 'hidden', 3, true],
    ['42 - -', 'hidden', 60, false],
    ['42 - -', 'gone', 3, false],
    ['42', '500', 3, true],
    ['42', '500', 60, false],
  ] as const)(
    'of %j, with process %s, touched %d s ago: held %s',
    (owner, running, age, isHeld) => {
      expect(seen(owner, running, age)).toBe(isHeld);
    },
  );

  it.each(['', 'x', '0', '-4', '1.5', '99999999999', '42x'])(
    'with the text %j has no owner',
    (text) => {
      expect(readOwner(text)).toBeUndefined();
    },
  );

  it('of this process is read as it was written', () => {
    const owner = thisProcess();
    expect(readOwner(writeOwner(owner))).toEqual(owner);
    expect(startOf(process.pid)).toBe(owner.start);
  });
});
