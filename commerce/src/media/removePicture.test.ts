import type { Editor } from '@solvik/content-schema/editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectKind, page, publisher, writer } from '../testing/editorSteps.ts';
import { mediaShop, type MediaShop, onePage, photo, showing } from './testing/mediaShop.ts';

let shop: MediaShop['shop'];
let media: MediaShop['media'];
let steps: MediaShop['steps'];
let store: MediaShop['store'];
let files: MediaShop['files'];
let namesOf: MediaShop['namesOf'];
let served: MediaShop['served'];
beforeAll(async () => {
  ({ shop, media, steps, store, files, namesOf, served } = await mediaShop());
});
afterAll(() => shop.remove());

describe('removing a picture', () => {
  it('requires a publisher whose scope is everything', async () => {
    const { file } = await store('stays.jpg', await photo('pink'));
    const oneChannel: Editor = {
      name: 'Fi',
      role: 'publisher',
      scope: { kind: 'channel', channel: 'fi' },
    };
    expect(await media.remove(writer, file)).toEqual({ kind: 'refused', code: 'role' });
    expect(await media.remove(onePage, file)).toEqual({ kind: 'refused', code: 'scope' });
    expect(await media.describe(oneChannel, file, { focalPoint: null })).toEqual({
      kind: 'refused',
      code: 'scope',
    });
    expect(await media.store(oneChannel, { name: 'a.jpg', bytes: await photo('gold') })).toEqual({
      kind: 'refused',
      code: 'scope',
    });
    expect(await served(file)).toBe(200);
  });

  it('is refused while it is used, with its uses', async () => {
    const { file } = await store('busy.jpg', await photo('olive'));
    await steps.newPage('busy', showing('busy', file));
    expect(await media.remove(publisher, file)).toMatchObject({
      kind: 'refused',
      code: 'in-use',
      used: { uses: [{ name: 'busy' }], elsewhere: 0 },
    });
    expect(await served(file)).toBe(200);
  });

  it('that was never used is permanent: a page that names it afterwards is not published', async () => {
    const bytes = await photo('tan');
    const { file } = await store('gone.jpg', bytes);
    expect(await media.remove(publisher, file)).toEqual({ kind: 'done' });
    expect(await files()).not.toContain(file);
    expect(await served(file)).toBe(404);
    await steps.newPage('late', showing('late', file));
    expect(await steps.publish('late', 1)).toMatchObject({
      kind: 'refused',
      code: 'has-errors',
      findings: [{ path: 'containers[0].widgets[0].fields.image.*.file', code: 'unknown-picture' }],
    });
    expect(await namesOf('gone.jpg')).toEqual([]);
    await store('gone again.jpg', bytes);
    expect(expectKind(await steps.publish('late', 1), 'done').summary.state).toBe('published');
  });

  it('that an older revision shows removes it from the library only: the revision can be restored, and so can the picture', async () => {
    const bytes = await photo('plum');
    const { file } = await store('before.jpg', bytes);
    await steps.newPage('history', showing('history', file));
    await steps.publish('history', 1);
    await steps.publish('history', await steps.write('history', showing('history')));
    expect(await media.remove(publisher, file)).toEqual({ kind: 'done' });
    expect(await namesOf('before.jpg')).toEqual([]);
    expect(
      expectKind(
        await shop.commerce.contentService.rollBack(publisher, page('history'), {
          revision: 1,
          over: 2,
        }),
        'done',
      ).summary.published?.revision,
    ).toBe(3);
    expect(await served(file)).toBe(200);
    expect(await namesOf('before.jpg')).toEqual(['before.jpg']);
    await steps.publish('history', await steps.write('history', showing('history')));
    await media.remove(publisher, file);
    expect(expectKind(await media.store(writer, { name: 'before.jpg', bytes }), 'kept').isNew).toBe(
      true,
    );
    expect(await namesOf('before.jpg')).toEqual(['before.jpg']);
  });
});
