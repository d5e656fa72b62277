import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import { expectKind, inAllLanguages, menu, publisher, writer } from '../../testing/editorSteps.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
let events: EditorShop['events'];
beforeAll(async () => {
  ({ shop, contentService, events } = await editorShop());
});
afterAll(() => shop.remove());

describe('a menu', () => {
  const item = (key: string, target: object) => ({ key, label: inAllLanguages(key), target });
  const names = async () =>
    (
      await shop.query<{ getMenuAtLocation: { menuItems: { label: string }[] } }>(
        '{ getMenuAtLocation(menuLocationId: "top-bar") { menuItems { label } } }',
      )
    ).getMenuAtLocation.menuItems.map(({ label }) => label);

  it('is edited and published like a page, and invalidates every page’s cache', async () => {
    const items = [
      item('dresses', { type: 'category', key: 'dresses' }),
      item('brand', { type: 'brand', key: 'berg' }),
      item('terms', { type: 'page', key: 'terms' }),
      item('news', { type: 'route', route: 'newProducts' }),
      item('sale', { type: 'route', route: '/c/dam?x=1' }),
      item('dress', { type: 'route', route: '/p/dam/klanningar/sommar-rod' }),
      item('list', { type: 'route', route: '/l/klanningar' }),
    ];
    expectKind(
      await contentService.save(writer, menu('top-bar'), { basedOn: 1, document: { items } }),
      'saved',
    );
    events.length = 0;
    expect(
      expectKind(
        await contentService.publish(publisher, menu('top-bar'), { revision: 2, over: null }),
        'done',
      ).summary,
    ).toMatchObject({ kind: 'menu', key: 'top-bar', state: 'published' });
    expect(events).toEqual(['content', 'menus', 'desk:changed:menu:top-bar']);
    expect(await names()).toEqual(['dresses', 'brand', 'terms', 'news', 'sale', 'dress', 'list']);
  });

  it.each([
    [{ type: 'category', key: 'moonsuits' }],
    [{ type: 'brand', key: 'nobody' }],
    [{ type: 'page', key: 'nobody' }],
    [{ type: 'page', key: 'front' }],
    [{ type: 'route', route: 'category' }],
    [{ type: 'route', route: 'nowhere' }],
    [{ type: 'route', route: '/nobodys-page' }],
    [{ type: 'route', route: '/a/b/c/d/e' }],
    [{ type: 'route', route: '/c/finns-inte' }],
    [{ type: 'route', route: '/p/dam/klanningar/finns-inte' }],
    [{ type: 'route', route: '/l/finns-inte?x=1' }],
    [{ type: 'route', route: '/404' }],
    [{ type: 'route', route: 'https://elsewhere.example' }],
  ])('that links to %j is not published', async (target) => {
    const { summary } = expectKind(await contentService.read(writer, menu('info-pages')), 'found');
    const document = {
      items: [
        { ...item('parent', { type: 'category', key: 'women' }), children: [item('lost', target)] },
      ],
    };
    const { revision } = expectKind(
      await contentService.save(writer, menu('info-pages'), {
        basedOn: summary.latest.number,
        document,
      }),
      'saved',
    );
    expect(
      await contentService.publish(publisher, menu('info-pages'), {
        revision: revision.number,
        over: null,
      }),
    ).toMatchObject({
      code: 'has-errors',
      findings: [{ path: 'items[0].children[0].target', code: 'unknown-target' }],
    });
  });
});
