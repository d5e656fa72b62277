import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import {
  examplePage,
  expectKind,
  inAllLanguages,
  page,
  writer,
} from '../../testing/editorSteps.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
let steps: EditorShop['steps'];
beforeAll(async () => {
  ({ shop, contentService, steps } = await editorShop());
});
afterAll(() => shop.remove());

describe('an unsaved document', () => {
  it('is checked against the shop as if it were saved, and nothing is stored', async () => {
    const before = (await steps.summaryOf('terms')).latest.number;
    const document = examplePage('kopvillkor', {
      alias: { ...inAllLanguages('kopvillkor'), fi: 'dresses/of/silk' },
      containers: [
        {
          id: 'row',
          name: 'Row',
          layout: 'full',
          design: 'default',
          responsiveMode: '',
          widgets: [
            {
              id: 'quick',
              type: 'buttons',
              version: 1,
              name: 'Buttons',
              size: 'full',
              fields: {
                buttons: [
                  {
                    link: Object.fromEntries(
                      Object.keys(inAllLanguages('')).map((language) => [
                        language,
                        { label: 'Till månen', href: '/c/moonsuits' },
                      ]),
                    ),
                  },
                ],
              },
            },
          ],
        },
      ],
    });
    const checked = expectKind(
      await contentService.check(writer, page('terms'), { document }),
      'checked',
    );
    const codes = checked.findings.map(({ code }) => code);
    expect(codes).toContain('bad-alias');
    expect(codes).toContain('unknown-link');
    expect((await steps.summaryOf('terms')).latest.number).toBe(before);
  });

  it('is checked as far as it can be read, but not for an unknown page or outside the editor’s scope', async () => {
    expect(
      expectKind(await contentService.check(writer, page('terms'), { document: [] }), 'checked')
        .findings,
    ).toMatchObject([{ level: 'error', code: 'not-object' }]);
    expect(
      await contentService.check(writer, page('nobody'), { document: examplePage('nobody') }),
    ).toEqual({
      kind: 'refused',
      code: 'unknown',
    });
    expect(
      await contentService.check(
        { ...writer, scope: { kind: 'page', key: 'front' } },
        page('terms'),
        {
          document: examplePage('x'),
        },
      ),
    ).toEqual({ kind: 'refused', code: 'scope' });
  });
});
