import type { Editor } from '@solvik/content-schema/editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import {
  examplePage,
  menu,
  page,
  publisher,
  sessionOf,
  writer,
} from '../../testing/editorSteps.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
beforeAll(async () => {
  ({ shop, contentService } = await editorShop());
});
afterAll(() => shop.remove());

describe('an editor’s role and scope', () => {
  const only: Editor = { ...publisher, scope: { kind: 'page', key: 'terms' } };
  it('are checked before anything is done', async () => {
    expect(await contentService.publish(writer, page('terms'), { revision: 2, over: 1 })).toEqual({
      kind: 'refused',
      code: 'role',
    });
    expect(await contentService.rollBack(writer, page('terms'), { revision: 1, over: 1 })).toEqual({
      kind: 'refused',
      code: 'role',
    });
    expect(
      await contentService.schedule(writer, page('terms'), {
        revision: 1,
        at: '2027-01-01T00:00:00Z',
      }),
    ).toEqual({ kind: 'refused', code: 'role' });
    expect(await contentService.unschedule(writer, page('terms'))).toEqual({
      kind: 'refused',
      code: 'role',
    });
    expect(await contentService.retirePage(writer, 'terms', {})).toEqual({
      kind: 'refused',
      code: 'role',
    });
    expect(await contentService.read(only, page('front'))).toEqual({
      kind: 'refused',
      code: 'scope',
    });
    expect(
      await contentService.save(only, menu('top-bar'), { basedOn: 1, document: { items: [] } }),
    ).toEqual({ kind: 'refused', code: 'scope' });
    expect(await contentService.createPage(only, { key: 'z', document: examplePage('z') })).toEqual(
      {
        kind: 'refused',
        code: 'scope',
      },
    );
    expect(await contentService.duplicatePage(only, 'terms', { key: 'z', name: 'Z' })).toEqual({
      kind: 'refused',
      code: 'scope',
    });
    expect(await contentService.stay(sessionOf(only), page('front'))).toEqual({
      kind: 'refused',
      code: 'scope',
    });
    const { pages, menus } = await contentService.list(only);
    expect([pages.map(({ key }) => key), menus]).toEqual([['terms'], []]);
  });
});
