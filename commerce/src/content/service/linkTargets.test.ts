import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import { expectKind, inAllLanguages, menu, writer } from '../../testing/editorSteps.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
beforeAll(async () => {
  ({ shop, contentService } = await editorShop());
  // The first list adopts the content that the catalogue wrote.
  await contentService.list(writer);
});
afterAll(() => shop.remove());

it('link targets are categories, brands, published pages and the shop’s own screens, with names and paths', async () => {
  const { targets } = await contentService.targets();
  const shown = targets.map(
    ({ kind, key, name, within, path }) =>
      `${kind} ${key}: ${[within?.sv, name.sv, path.sv, path.fi].filter(Boolean).join(' ')}`,
  );
  expect(shown).toContain('category dresses: Dam Klänningar /c/dam/klanningar /c/naiset/mekot');
  expect(shown).toContain('route newProducts: /nyheter /uutuudet');
  expect(targets.some(({ kind, key }) => kind === 'page' && key === 'terms')).toBe(true);
  expect(targets.some(({ kind, key }) => kind === 'page' && key === 'front')).toBe(false);
  expect(targets.filter(({ kind }) => kind === 'product').map(({ path }) => path.sv)).toEqual([
    expect.stringMatching(/^\/p\/.+/),
  ]);
  // A menu accepts every target that is offered.
  const items = targets
    .filter(({ kind }) => kind !== 'campaign' && kind !== 'product')
    .map(({ kind, key }) => ({
      key: `${kind}-${key}`,
      label: inAllLanguages(key),
      target: kind === 'route' ? { type: 'route', route: key } : { type: kind, key },
    }));
  expect(
    expectKind(
      await contentService.check(writer, menu('info-pages'), {
        document: { items: items.slice(0, 40) },
      }),
      'checked',
    ).findings,
  ).toEqual([]);
});
