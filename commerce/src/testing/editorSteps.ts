/** Editors' actions as one-line steps, for tests of the content service. */
import type {
  ContentRef,
  EditorSession,
  Editor,
  PageDocument,
  StoredWidget,
} from '@solvik/content-schema/editing';
import type { TestShop } from './testShop.ts';

export const writer: Editor = { name: 'Ida', role: 'writer', scope: { kind: 'all' } };
export const publisher: Editor = { name: 'Anna', role: 'publisher', scope: { kind: 'all' } };

export const inAllLanguages = (text: string) => ({ sv: text, nb: text, da: text, fi: text });

const sentence = (text: string) => ({
  blocks: [{ kind: 'paragraph', children: [{ kind: 'text', text }] }],
});

export const textWidget = (id: string, heading: string): StoredWidget => ({
  id,
  type: 'text',
  version: 2,
  name: heading,
  size: 'full',
  fields: {
    heading: inAllLanguages(heading),
    body: inAllLanguages(JSON.stringify(sentence(heading))),
  },
});

/** A page that can be published as it is. */
export const examplePage = (alias: string, changes: Partial<PageDocument> = {}): PageDocument => ({
  name: alias,
  title: inAllLanguages(alias),
  description: inAllLanguages(alias),
  alias: inAllLanguages(alias),
  tags: [],
  containers: [
    { id: 'row', name: 'Row', layout: 'full', design: 'default', responsiveMode: '', widgets: [] },
  ],
  ...changes,
});

export const page = (key: string): ContentRef<'page'> => ({ kind: 'page', key });
export const menu = (key: string): ContentRef<'menu'> => ({ kind: 'menu', key });

export const sessionOf = (editor: Editor, id: string = editor.name): EditorSession => ({
  id,
  editor,
  until: '2026-11-01T11:00:00.000Z',
});

/** Narrows an answer to the expected kind; any other kind throws with the answer. */
export function expectKind<Answer extends { readonly kind: string }, Kind extends Answer['kind']>(
  answer: Answer,
  kind: Kind,
): Extract<Answer, { readonly kind: Kind }> {
  if (answer.kind !== kind) throw new Error(`Expected ${kind}, got ${JSON.stringify(answer)}`);
  return answer as Extract<Answer, { readonly kind: Kind }>;
}

export function editorSteps({
  query,
  commerce: { contentService },
}: Pick<TestShop, 'query' | 'commerce'>) {
  return {
    /** The title of the page that shoppers find at an alias. */
    async titleIn(alias: string, languageId = 'sv-SE'): Promise<string | undefined> {
      const document =
        'query($alias: String, $languageId: String) { widgetArea(alias: $alias, languageId: $languageId) { title } }';
      return (
        await query<{ widgetArea: { title: string } | null }>(document, { alias, languageId })
      ).widgetArea?.title;
    },
    /** The address that shoppers at a path are redirected to. */
    async movedTo(url: string, languageId = 'sv-SE'): Promise<string | undefined> {
      const document =
        'query($url: String, $languageId: String) { urlHistory(url: $url, languageId: $languageId) { newUrl } }';
      return (await query<{ urlHistory: { newUrl: string } | null }>(document, { url, languageId }))
        .urlHistory?.newUrl;
    },
    summaryOf: async (key: string) =>
      expectKind(await contentService.read(publisher, page(key)), 'found').summary,
    /** Saves on top of whatever is newest, and returns the revision's number. */
    async write(key: string, document: PageDocument, editor: Editor = writer): Promise<number> {
      const { summary } = expectKind(await contentService.read(editor, page(key)), 'found');
      return expectKind(
        await contentService.save(editor, page(key), { basedOn: summary.latest.number, document }),
        'saved',
      ).revision.number;
    },
    /** Publishes over whatever is published. */
    async publish(key: string, revision: number) {
      const { summary } = expectKind(await contentService.read(publisher, page(key)), 'found');
      return contentService.publish(publisher, page(key), {
        revision,
        over: summary.published?.revision ?? null,
      });
    },
    async newPage(key: string, document: PageDocument = examplePage(key)): Promise<void> {
      expectKind(await contentService.createPage(writer, { key, document }), 'done');
    },
  };
}
