import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modes } from '../modes.ts';

const root = join(import.meta.dirname, '../..');
const config = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as { readonly externals: readonly string[]; readonly storybookConfigDir: string };

describe('Chromatic', () => {
  it('photographs four channels, each on a phone and on a desktop', () => {
    expect(Object.values(modes)).toEqual(['se', 'no', 'dk', 'fi'].flatMap((channel) => [390, 1440].map((viewport) => ({ channel, viewport }))));
  });

  it('takes everything anew when tokens or pictures change, which no import leads to', () => {
    expect(config.externals.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
    expect(config.externals.join(' ')).toContain('design-system/src/tokens/');
  });

  it('says plainly that it did not run where no token is set', () => {
    const said = execFileSync(process.execPath, [join(import.meta.dirname, 'chromatic.ts')], { env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '' }, encoding: 'utf8' });
    expect(said).toMatch(/did not run: CHROMATIC_PROJECT_TOKEN is not set/);
  });
});
