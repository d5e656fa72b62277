import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import { expectKind, page, publisher, sessionOf, writer } from '../../testing/editorSteps.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
let steps: EditorShop['steps'];
let events: EditorShop['events'];
beforeAll(async () => {
  ({ shop, contentService, steps, events } = await editorShop());
  // The first list adopts the content that the catalogue wrote.
  await contentService.list(writer);
});
afterAll(() => shop.remove());

describe('an editor who has a page open', () => {
  const open = async () => (await steps.summaryOf('terms')).open.map(({ name }) => name);

  it('is shown to the others until they leave, or have sent nothing for half a minute', async () => {
    events.length = 0;
    expect(await contentService.stay(sessionOf(writer), page('terms'))).toMatchObject({
      kind: 'open',
      open: [{ name: 'Ida', sessionId: 'Ida' }],
    });
    shop.clock.now += 1000;
    expect(
      expectKind(await contentService.stay(sessionOf(publisher), page('terms')), 'open').open.map(
        ({ name }) => name,
      ),
    ).toEqual(['Ida', 'Anna']);
    expect(events).toEqual(['desk:presence:page:terms', 'desk:presence:page:terms']);
    shop.clock.now += 20_000;
    await contentService.stay(sessionOf(publisher), page('terms'));
    expect(events).toHaveLength(2);
    expect(await open()).toEqual(['Ida', 'Anna']);
    shop.clock.now += 15_000;
    expect(await open()).toEqual(['Anna']);
    await contentService.sweep();
    expect(await contentService.leave(sessionOf(publisher), page('terms'))).toEqual({
      kind: 'done',
    });
    expect(await open()).toEqual([]);
    expect(await contentService.stay(sessionOf(writer), page('nobody'))).toEqual({
      kind: 'refused',
      code: 'unknown',
    });
  });
});
