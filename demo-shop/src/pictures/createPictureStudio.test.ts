import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { createPictureStudio, type PictureStudio } from './createPictureStudio.ts';
import { drawGarment } from './drawGarment.ts';
import { exampleSpec } from './exampleSpecs.ts';
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
  order: { kind: 'garment', spec: exampleSpec('tee'), view: 'front', width: 80 },
  ...rest,
});
/** A worker from a data URL that misbehaves as a real one would not. */
const pretend = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`,
  );

describe('the picture studio', () => {
  it('draws the same bytes in a thread as in the main thread', async () => {
    const drawn = await studio({ workers: 1 }).draw(job('a', { format: 'raw' }));
    const home = drawGarment(exampleSpec('tee'), 'front', { width: 80 });
    const sum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
    expect(sum(drawn.data)).toBe(sum(home.data));
  });

  it('returns WebP of the requested size', async () => {
    const drawn = await studio({ workers: 1 }).draw(job('a'));
    expect([drawn.width, drawn.height]).toEqual([80, 100]);
    expect(drawn.data.subarray(8, 12).toString('latin1')).toBe('WEBP');
  });

  it('draws a picture once for any number of requests', async () => {
    const s = studio({ workers: 1 });
    const [first, second] = [s.draw(job('a')), s.draw(job('a'))];
    expect(second).toBe(first);
    await first;
    const later = s.draw(job('a'));
    expect(later).not.toBe(first);
    await later;
  });

  it('takes the urgent job first, and raises the priority of one that is requested again as urgent', async () => {
    const echo = pretend(
      `parentPort.on('message', () => parentPort.postMessage({ isDrawn: true, width: 1, height: 1, bytes: new Uint8Array(3) }))`,
    );
    const s = studio({ workers: 1, script: echo });
    const order: string[] = [];
    const request = (key: string, priority: number): Promise<unknown> =>
      s.draw(job(key, { priority })).then(() => order.push(key));
    const all = [
      request('running', 0),
      request('idle', 0),
      request('later', 1),
      request('soon', 5),
    ];
    const again = s.draw(job('idle', { priority: 9 }));
    await Promise.all([...all, again]);
    expect(order).toEqual(['running', 'idle', 'soon', 'later']);
  });

  it('replaces a thread that exits and rejects only its job, with a message', async () => {
    const fragile = pretend(
      `parentPort.on('message', ({ order }) => { if (order.width === 666) process.exit(3); parentPort.postMessage({ isDrawn: true, width: order.width, height: 1, bytes: new Uint8Array(3) }); })`,
    );
    const s = studio({ workers: 1, script: fragile });
    const bad = s.draw(
      job('bad', {
        order: { kind: 'garment', spec: exampleSpec('tee'), view: 'front', width: 666 },
      }),
    );
    const good = s.draw(job('good'));
    await expect(bad).rejects.toThrow(
      'The picture "bad" was not drawn because its thread stopped: exit code 3.',
    );
    expect((await good).width).toBe(80);
  });

  it('rejects an order that cannot be drawn with the reason, and continues', async () => {
    const s = studio({ workers: 1 });
    const wrong = { ...exampleSpec('tee'), colour: 'mauve' };
    await expect(
      s.draw(job('wrong', { order: { kind: 'garment', spec: wrong, view: 'front', width: 80 } })),
    ).rejects.toThrow(
      'The picture "wrong" cannot be drawn: A colour has the form #rrggbb, unlike "mauve".',
    );
    await expect(s.draw(job('right'))).resolves.toMatchObject({ width: 80 });
  });

  it('rejects unfinished jobs when it closes', async () => {
    const s = studio({ workers: 1, script: pretend(`parentPort.on('message', () => {})`) });
    const pending = [s.draw(job('running')), s.draw(job('queued'))].map((p) =>
      expect(p).rejects.toThrow('because the picture studio has closed'),
    );
    await s.close();
    await Promise.all(pending);
    await expect(s.draw(job('late'))).rejects.toThrow('because the picture studio has closed');
  });

  it('draws background jobs at the lowest priority, where threads have priorities', async () => {
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
