import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { createPictureStudio } from './createPictureStudio.ts';
import type { PictureStudio } from './createPictureStudio.ts';
import { drawGarment } from './drawGarment.ts';
import { exampleSpecs } from './exampleSpecs.ts';
import type { PictureJob } from './pictureJob.ts';

const open: PictureStudio[] = [];
function studio(options: Parameters<typeof createPictureStudio>[0]): PictureStudio {
  const made = createPictureStudio(options);
  open.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((s) => s.close()));
});

const job = (key: string, rest: Partial<PictureJob> = {}): PictureJob => ({
  key,
  order: { kind: 'garment', spec: exampleSpecs('tee')[0]!, view: 'front', width: 80 },
  ...rest,
});
/** A worker written in a data address, for what a real one would never do. */
const pretend = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`,
  );

describe('the picture studio', () => {
  it('draws in a thread the very bytes it draws at home', async () => {
    const drawn = await studio({ workers: 1 }).draw(job('a', { format: 'raw' }));
    const home = drawGarment(exampleSpecs('tee')[0]!, 'front', { width: 80 });
    const sum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
    expect(sum(drawn.data)).toBe(sum(home.data));
  });

  it('sends WebP of the size asked for', async () => {
    const drawn = await studio({ workers: 1 }).draw(job('a'));
    expect([drawn.width, drawn.height]).toEqual([80, 100]);
    expect(drawn.data.subarray(8, 12).toString('latin1')).toBe('WEBP');
  });

  it('draws a picture once however many ask for it', async () => {
    const s = studio({ workers: 1 });
    const [first, second] = [s.draw(job('a')), s.draw(job('a'))];
    expect(second).toBe(first);
    await first;
    const later = s.draw(job('a'));
    expect(later).not.toBe(first);
    await later;
  });

  it('takes the urgent job first, and raises one that is asked for again with more urgency', async () => {
    const echo = pretend(
      `parentPort.on('message', () => parentPort.postMessage({ isDrawn: true, width: 1, height: 1, bytes: new Uint8Array(3) }))`,
    );
    const s = studio({ workers: 1, script: echo });
    const order: string[] = [];
    const ask = (key: string, priority: number): Promise<unknown> =>
      s.draw(job(key, { priority })).then(() => order.push(key));
    const all = [ask('running', 0), ask('idle', 0), ask('later', 1), ask('soon', 5)];
    const again = s.draw(job('idle', { priority: 9 }));
    await Promise.all([...all, again]);
    expect(order).toEqual(['running', 'idle', 'soon', 'later']);
  });

  it('replaces a thread that dies and fails only its job, with a sentence', async () => {
    const fragile = pretend(
      `parentPort.on('message', ({ order }) => { if (order.width === 666) process.exit(3); parentPort.postMessage({ isDrawn: true, width: order.width, height: 1, bytes: new Uint8Array(3) }); })`,
    );
    const s = studio({ workers: 1, script: fragile });
    const bad = s.draw(
      job('bad', {
        order: { kind: 'garment', spec: exampleSpecs('tee')[0]!, view: 'front', width: 666 },
      }),
    );
    const good = s.draw(job('good'));
    await expect(bad).rejects.toThrow(
      'The picture "bad" was not drawn because its thread stopped: exit code 3.',
    );
    expect((await good).width).toBe(80);
  });

  it('says why an order cannot be drawn and goes on', async () => {
    const s = studio({ workers: 1 });
    const wrong = { ...exampleSpecs('tee')[0]!, colour: 'mauve' };
    await expect(
      s.draw(job('wrong', { order: { kind: 'garment', spec: wrong, view: 'front', width: 80 } })),
    ).rejects.toThrow(
      'The picture "wrong" cannot be drawn: A colour is written #rrggbb; "mauve" is not.',
    );
    await expect(s.draw(job('right'))).resolves.toMatchObject({ width: 80 });
  });

  it('rejects what is unfinished when it closes', async () => {
    const s = studio({ workers: 1, script: pretend(`parentPort.on('message', () => {})`) });
    const pending = [s.draw(job('running')), s.draw(job('queued'))].map((p) =>
      expect(p).rejects.toThrow('because the picture studio has closed'),
    );
    await s.close();
    await Promise.all(pending);
    await expect(s.draw(job('late'))).rejects.toThrow('because the picture studio has closed');
  });

  it('draws in the background behind everything else, where threads have priorities of their own', async () => {
    // The 17th value after the program's name is the thread's nice value.
    const behind = () =>
      readdirSync('/proc/self/task').filter(
        (id) =>
          readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16] ===
          '19',
      ).length;
    if (process.platform !== 'linux' || getPriority() === 19) return;
    const before = behind();
    await studio({ workers: 1 }).draw(job('usual'));
    expect(behind()).toBe(before);
    await studio({ workers: 1, isBackground: true }).draw(job('background'));
    expect(behind()).toBe(before + 1);
  });
});
