import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import { examplePage, expectKind, inAllLanguages, writer } from '../../testing/editorSteps.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
let steps: EditorShop['steps'];
beforeAll(async () => {
  ({ shop, contentService, steps } = await editorShop());
  await steps.newPage('about', examplePage('om-oss'));
  await steps.publish('about', 1);
});
afterAll(() => shop.remove());

describe('creating a page', () => {
  it.each(['', 'Stora Bokstäver', '-x', 'a--b', '../x', 'x'.repeat(61)])(
    '“%s” is refused as a key',
    async (key) =>
      expect(await contentService.createPage(writer, { key, document: examplePage('x') })).toEqual({
        kind: 'refused',
        code: 'bad-key',
      }),
  );

  it('a key that is taken is refused, and so is an empty document', async () => {
    expect(
      await contentService.createPage(writer, { key: 'terms', document: examplePage('x') }),
    ).toEqual({
      kind: 'refused',
      code: 'key-taken',
    });
    expect(await contentService.createPage(writer, { key: 'empty', document: {} })).toMatchObject({
      kind: 'refused',
      code: 'unreadable',
    });
  });

  it.each([
    ['the shop’s own', 'kassa', 'alias-reserved'],
    ['another page’s', 'om-oss', 'alias-taken'],
  ])('at %s address is refused', async (_whose, alias, code) => {
    const { alias: _own, ...document } = examplePage('z');
    const { findings = [] } = expectKind(
      await contentService.createPage(writer, {
        key: 'elsewhere',
        document: { ...document, alias: inAllLanguages(alias) },
      }),
      'refused',
    );
    expect(findings.map((finding) => finding.code)).toContain(code);
  });

  it('as a copy gives it its own name and address, and leaves it a draft', async () => {
    const { summary } = expectKind(
      await contentService.duplicatePage(writer, 'about', {
        key: 'about-copy',
        name: 'About, copy',
      }),
      'done',
    );
    expect(summary).toMatchObject({
      name: 'About, copy',
      state: 'draft',
      alias: inAllLanguages('about-copy'),
      latest: { number: 1 },
    });
    expect(await contentService.duplicatePage(writer, 'nobody', { key: 'y', name: 'Y' })).toEqual({
      kind: 'refused',
      code: 'unknown',
    });
  });
});
