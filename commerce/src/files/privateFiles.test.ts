import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { privateFolder } from './privateFolder.ts';
import { writePrivateFile } from './writePrivateFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'solvik-private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('personal data', () => {
  it('is in a folder that only its owner may enter, even if it was open to all', async () => {
    const path = join(folder, 'a');
    mkdirSync(path);
    chmodSync(path, 0o777);
    await privateFolder(path);
    await privateFolder(join(path, 'b'));
    expect([path, join(path, 'b')].map(modeOf)).toEqual(['700', '700']);
  });

  it('is in a file that only its owner may read, even if it was open to all', async () => {
    const path = join(folder, 'mail.eml');
    for (const open of [path, `${path}.part`]) {
      writeFileSync(open, 'old');
      chmodSync(open, 0o666);
    }
    await writePrivateFile(path, Buffer.from('new'));
    expect([modeOf(path), readFileSync(path, 'utf8')]).toEqual(['600', 'new']);
  });
});
