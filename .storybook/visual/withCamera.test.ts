import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { takePhotographs } from './takePhotographs.ts';
import { withCamera } from './withCamera.ts';

const folder = mkdtempSync(join(tmpdir(), 'camera-'));
writeFileSync(join(folder, 'index.html'), '<p>A story</p>');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const story = { id: 'a--b', title: 'A', name: 'B', file: 'a.stories.tsx', widths: [390] };

describe('a camera', () => {
  it('is closed with its site if the work fails', async () => {
    let closed: { readonly address: string; readonly isOpen: () => boolean } | undefined;
    const work = withCamera(folder, async ({ browser, address }) => {
      closed = { address, isOpen: () => browser.isConnected() };
      expect(await (await fetch(address)).text()).toContain('A story');
      throw new Error('The work fails.');
    });
    await expect(work).rejects.toThrow('The work fails.');
    expect(closed?.isOpen()).toBe(false);
    await expect(fetch(closed?.address ?? '')).rejects.toThrow('fetch failed');
  });

  it('fails the work instead of every story if its browser closes', async () => {
    const work = withCamera(folder, async ({ browser, address }) => {
      await browser.close();
      return takePhotographs({ browser, address, stories: [story, story], folder });
    });
    await expect(work).rejects.toThrow('The browser has closed');
  });

  it('leaves no process behind if its browser closes', async () => {
    // Like visual.ts, this ends with its exit code once no handle is open.
    const program = `
      import { withCamera } from ${JSON.stringify(join(import.meta.dirname, 'withCamera.ts'))};
      await withCamera(${JSON.stringify(folder)}, async ({ browser, address }) => {
        const page = await browser.newPage();
        await page.goto(address);
        await browser.close();
        await page.title();
      }).catch(() => {
        process.exitCode = 1;
      });`;
    // A process that does not end is killed and has no exit code.
    const limits = { timeout: 45_000, killSignal: 'SIGKILL' } as const;
    const ended = promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', program],
      limits,
    );
    await expect(ended).rejects.toMatchObject({ code: 1, killed: false });
  });
});
