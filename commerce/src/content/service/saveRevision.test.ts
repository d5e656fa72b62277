import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import {
  examplePage,
  expectKind,
  inAllLanguages,
  menu,
  page,
  publisher,
  textWidget,
  writer,
} from '../../testing/editorSteps.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
let steps: EditorShop['steps'];
let events: EditorShop['events'];
beforeAll(async () => {
  ({ shop, contentService, steps, events } = await editorShop());
});
afterAll(() => shop.remove());

describe('saving', () => {
  it('adds a draft that shoppers do not see, with its note, and notifies the other editors', async () => {
    events.length = 0;
    const before = await steps.titleIn('kopvillkor');
    const saved = expectKind(
      await contentService.save(writer, page('terms'), {
        basedOn: 1,
        document: examplePage('kopvillkor', { title: inAllLanguages('Nya villkor') }),
        note: '  For the winter  ',
      }),
      'saved',
    );
    expect(saved.revision).toMatchObject({ number: 2, author: 'Ida', note: 'For the winter' });
    expect(saved.summary.state).toBe('changed');
    expect(await steps.titleIn('kopvillkor')).toBe(before);
    expect(events).toEqual(['desk:changed:page:terms']);
  });

  it('on top of another editor’s revision overwrites nothing, and answers with that revision', async () => {
    const answer = expectKind(
      await contentService.save(publisher, page('terms'), {
        basedOn: 1,
        document: examplePage('kopvillkor', { title: inAllLanguages('Andra villkor') }),
      }),
      'conflict',
    );
    expect(answer.newest).toMatchObject({
      number: 2,
      author: 'Ida',
      document: { title: inAllLanguages('Nya villkor') },
    });
    expect((await steps.summaryOf('terms')).latest.number).toBe(2);
  });

  it('the same document again makes no second revision, as when a response was lost', async () => {
    const again = expectKind(
      await contentService.save(writer, page('terms'), {
        basedOn: 1,
        document: examplePage('kopvillkor', { title: inAllLanguages('Nya villkor') }),
      }),
      'saved',
    );
    expect(again.revision.number).toBe(2);
  });

  it('stores a draft with errors and reports them; a document with a part that cannot be stored is refused whole', async () => {
    await steps.newPage('errors');
    const saved = expectKind(
      await contentService.save(writer, page('errors'), {
        basedOn: 1,
        document: examplePage('errors', { title: { sv: 'x' }, alias: { sv: 'Not An Alias' } }),
      }),
      'saved',
    );
    expect(
      saved.findings
        .filter(({ level }) => level === 'error')
        .map(({ path, code }) => `${path} ${code}`),
    ).toContain('alias.sv bad-alias');
    const widget = { ...textWidget('a', 'A'), name: '' };
    const document = examplePage('errors', {
      containers: [
        {
          id: 'row',
          name: 'Row',
          layout: 'full',
          design: 'default',
          responsiveMode: '',
          widgets: [widget],
        },
      ],
    });
    expect(
      await contentService.save(writer, page('errors'), { basedOn: 2, document }),
    ).toMatchObject({
      kind: 'refused',
      code: 'unreadable',
      findings: [{ path: 'containers[0].widgets[0].name', code: 'required' }],
    });
    expect((await steps.summaryOf('errors')).latest.number).toBe(2);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['half of a surrogate pair', examplePage('x', { title: inAllLanguages('\uD800') })],
    ['a null character', examplePage('x', { title: inAllLanguages('a\u0000b') })],
    ['a key that no database stores', { ...examplePage('x'), ['\u0000']: 1 }],
  ])('%s is refused', async (_what, document) =>
    expect(
      await contentService.save(writer, page('errors'), { basedOn: 2, document }),
    ).toMatchObject({
      kind: 'refused',
      code: 'unreadable',
    }),
  );

  it('a document nested too deeply is refused before the stack overflows', async () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const widget = { ...textWidget('a', 'A'), fields: { deep } };
    const document = examplePage('errors', {
      containers: [
        {
          id: 'row',
          name: 'Row',
          layout: 'full',
          design: 'default',
          responsiveMode: '',
          widgets: [widget],
        },
      ],
    });
    expect(
      await contentService.save(writer, page('errors'), { basedOn: 2, document }),
    ).toMatchObject({
      kind: 'refused',
      code: 'unreadable',
    });
  });

  it('a megabyte of text is reported as too long, field by field', async () => {
    const document = examplePage('errors', { title: inAllLanguages('x'.repeat(250_000)) });
    expect(
      await contentService.save(writer, page('errors'), { basedOn: 2, document }),
    ).toMatchObject({
      kind: 'refused',
      code: 'unreadable',
      findings: expect.arrayContaining([
        expect.objectContaining({
          path: 'title.fi',
          code: 'too-long',
          values: { max: 120, length: 250_000 },
        }),
      ]),
    });
  });

  it('a page, revision or menu that does not exist is refused', async () => {
    expect(
      await contentService.save(writer, page('nobody'), {
        basedOn: 1,
        document: examplePage('nobody'),
      }),
    ).toEqual({ kind: 'refused', code: 'unknown' });
    expect(await contentService.read(writer, page('terms'), 99)).toEqual({
      kind: 'refused',
      code: 'no-such-revision',
    });
    expect(await contentService.history(writer, menu('the-moon'))).toEqual({
      kind: 'refused',
      code: 'unknown',
    });
  });
});
