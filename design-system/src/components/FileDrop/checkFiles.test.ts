import { describe, expect, it } from 'vitest';
import { checkFiles, type FileLimits } from './checkFiles.ts';

const file = (name: string, type: string, size: number): File =>
  new File([new Uint8Array(size)], name, { type });
const photo = file('söm.jpg', 'image/jpeg', 100);
const scan = file('KVITTO.PDF', 'application/pdf', 100);
const film = file('film.mp4', 'video/mp4', 100);
const heavy = file('stor.png', 'image/png', 101);
const nothing = file('tom.png', 'image/png', 0);

const rows: readonly [
  string,
  readonly File[],
  FileLimits & { taken?: number },
  readonly (string | undefined)[],
][] = [
  ['everything is accepted without limits', [photo, film], {}, [undefined, undefined]],
  ['a kind takes its types', [photo, scan], { accept: 'image/*' }, [undefined, 'wrong-kind']],
  [
    'an ending is matched without regard to capitals',
    [scan, photo],
    { accept: '.pdf' },
    [undefined, 'wrong-kind'],
  ],
  [
    'one type is enough of several',
    [photo, scan, film],
    { accept: 'image/jpeg, .pdf' },
    [undefined, undefined, 'wrong-kind'],
  ],
  [
    'the largest size itself is still taken',
    [photo, heavy],
    { largest: 100 },
    [undefined, 'too-large'],
  ],
  ['an empty file is recognised', [nothing], { largest: 100 }, ['empty']],
  [
    'those beyond the limit are too many',
    [photo, scan, film],
    { most: 2 },
    [undefined, undefined, 'too-many'],
  ],
  [
    'existing files count towards the limit',
    [photo, scan],
    { most: 3, taken: 2 },
    [undefined, 'too-many'],
  ],
  [
    'a refused file does not count towards the limit',
    [heavy, photo],
    { largest: 100, most: 1 },
    ['too-large', undefined],
  ],
];

describe('checkFiles', () => {
  it.each(rows)('%s', (_title, files, limits, problems) => {
    const checked = checkFiles(files, limits);
    expect(checked.map(({ problem }) => problem)).toEqual(problems);
    expect(checked.map((each) => each.file)).toEqual(files);
  });
});
