import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;

describe('what npm installs', () => {
  it.each(['package.json', ...globSync('*/package.json', { cwd: root })])(
    'is pinned exactly in %s',
    (path) => {
      const { dependencies, devDependencies } = read(path);
      const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) =>
          !/^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*|npm:@?[\w./-]+@\d+\.\d+\.\d+)$/.test(version),
      );
      expect(loose).toEqual([]);
    },
  );

  it('has one version of Vitest and its browser', () => {
    const { devDependencies = {} } = read('package.json');
    expect(
      ['vitest', '@vitest/browser', '@vitest/browser-playwright'].map(
        (name) => devDependencies[name],
      ),
    ).toEqual(['5.1.0', '5.1.0', '5.1.0']);
  });
});
