import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import { examplePage, expectKind, inAllLanguages, publisher } from '../../testing/editorSteps.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
let steps: EditorShop['steps'];
beforeAll(async () => {
  ({ shop, contentService, steps } = await editorShop());
  await steps.newPage('friday', examplePage('friday', { title: inAllLanguages('Fem') }));
  await steps.publish('friday', 1);
});
afterAll(() => shop.remove());

describe('retiring a page', () => {
  it('redirects to another page in the reader’s language, frees its address, and is undone by publishing', async () => {
    expect(await contentService.retirePage(publisher, 'friday', { redirectTo: 'nobody' })).toEqual({
      kind: 'refused',
      code: 'bad-redirect',
    });
    expect(await contentService.retirePage(publisher, 'friday', { redirectTo: 'friday' })).toEqual({
      kind: 'refused',
      code: 'bad-redirect',
    });
    expect(await contentService.retirePage(publisher, 'friday', { redirectTo: '/friday' })).toEqual(
      {
        kind: 'refused',
        code: 'bad-redirect',
      },
    );
    expect(
      await contentService.retirePage(publisher, 'friday', { redirectTo: '/c/nowhere' }),
    ).toEqual({
      kind: 'refused',
      code: 'bad-redirect',
    });
    expect(
      await contentService.retirePage(publisher, 'friday', { redirectTo: '//evil.example' }),
    ).toEqual({
      kind: 'refused',
      code: 'bad-redirect',
    });
    const { summary } = expectKind(
      await contentService.retirePage(publisher, 'friday', { redirectTo: 'terms' }),
      'done',
    );
    expect(summary).toMatchObject({
      state: 'retired',
      retired: { by: 'Anna', redirectTo: 'terms' },
    });
    expect(summary.published).toBeUndefined();
    expect(await steps.titleIn('friday')).toBeUndefined();
    expect(
      await Promise.all([steps.movedTo('/friday'), steps.movedTo('/friday', 'fi-FI')]),
    ).toEqual(['/kopvillkor', '/ehdot']);
    expect(await contentService.retirePage(publisher, 'friday', {})).toEqual({
      kind: 'refused',
      code: 'is-retired',
    });
    await steps.newPage('saturday', examplePage('friday'));
    expectKind(await steps.publish('saturday', 1), 'done');
    expect(await steps.titleIn('friday')).toBe('friday');
    expect(await steps.movedTo('/friday')).toBeUndefined();
    expect(await steps.publish('friday', summary.latest.number)).toMatchObject({
      code: 'has-errors',
      findings: [{ code: 'alias-taken', values: { page: 'friday' } }, {}, {}, {}],
    });
    expectKind(
      await contentService.retirePage(publisher, 'saturday', { redirectTo: '/c/dam' }),
      'done',
    );
    expect(await steps.movedTo('/friday')).toBe('/c/dam');
    expectKind(await steps.publish('friday', summary.latest.number), 'done');
    expect(await steps.titleIn('friday')).toBe('Fem');
    expect(await steps.movedTo('/friday')).toBeUndefined();
  });

  it('without a redirect makes its address not found', async () => {
    expectKind(await contentService.retirePage(publisher, 'friday', {}), 'done');
    expect([await steps.titleIn('friday'), await steps.movedTo('/friday')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
