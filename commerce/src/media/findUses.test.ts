import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectKind, page, publisher, writer } from '../testing/editorSteps.ts';
import { mediaShop, type MediaShop, onePage, photo, showing } from './testing/mediaShop.ts';

let shop: MediaShop['shop'];
let media: MediaShop['media'];
let steps: MediaShop['steps'];
let store: MediaShop['store'];
beforeAll(async () => {
  ({ shop, media, steps, store } = await mediaShop());
});
afterAll(() => shop.remove());

describe('the uses of a picture', () => {
  it('are found in drafts, published and scheduled revisions, with the widgets that show it', async () => {
    const { file } = await store('used.jpg', await photo('navy'));
    await steps.newPage('uses', showing('uses', file, 'other.jpg', file));
    await steps.publish('uses', 1);
    expect(expectKind(await media.read(writer, file), 'picture')).toMatchObject({
      elsewhere: 0,
      uses: [
        {
          content: page('uses'),
          name: 'uses',
          states: ['published'],
          widgets: [{ id: 'w0', name: 'Picture w0' }, { id: 'w2' }],
        },
      ],
    });
    await steps.write('uses', showing('uses', file));
    await shop.commerce.contentService.schedule(publisher, page('uses'), {
      revision: 2,
      at: new Date(shop.clock.now + 60_000).toISOString(),
    });
    await steps.write('uses', showing('uses'));
    expect(expectKind(await media.read(writer, file), 'picture').uses).toMatchObject([
      { states: ['scheduled', 'published'], widgets: [{ id: 'w0' }] },
    ]);
    await shop.commerce.contentService.unschedule(publisher, page('uses'));
    await steps.publish('uses', 3);
    expect(expectKind(await media.read(writer, file), 'picture').uses).toEqual([]);
    await steps.newPage('draft', showing('draft', file));
    expect(expectKind(await media.read(writer, file), 'picture').uses).toMatchObject([
      { content: page('draft'), states: ['draft'] },
    ]);
  });

  it('on pages outside the editor’s scope are counted, not named', async () => {
    const { file } = await store('shared.jpg', await photo('teal'));
    await steps.newPage('only', showing('only', file));
    await steps.newPage('secret', showing('secret', file));
    const seen = expectKind(await media.read(onePage, file), 'picture');
    expect([seen.uses.map(({ name }) => name), seen.elsewhere]).toEqual([['only'], 1]);
  });
});
