/**
 * A content service for tests of one page, which stores revisions as the shop's does; its responses
 * can be held back.
 */
import type {
  ContentEvent,
  EditorAt,
  PageDocument,
  PublishRequest,
  Revision,
  SaveRequest,
} from '@solvik/content-schema/editing';
import { createWorkbenchApi, type WorkbenchApi } from '../content-service/workbenchApi.ts';

type Failing = 'unreachable' | 'signed-out' | undefined;

const failures = {
  unreachable: { kind: 'unreachable', status: 0 },
  'signed-out': { kind: 'signed-out', code: 'session-ended' },
} as const;

export const aboutPage = (name: string, title: string, text = 'Text'): PageDocument => ({
  name,
  title: { sv: title },
  alias: { sv: 'om-oss', nb: 'om-oss', da: 'om-os', fi: 'tietoa' },
  tags: [],
  containers: [
    {
      id: 'r',
      name: 'r',
      layout: 'full',
      design: 'default',
      responsiveMode: '',
      widgets: [
        {
          id: 'w',
          type: 'text',
          version: 1,
          name: 'w',
          size: 'full',
          fields: { heading: { sv: text } },
        },
      ],
    },
  ],
});

export function createTestService() {
  const revisions: Revision<'page'>[] = [];
  const open: EditorAt[] = [];
  const requested: string[] = [];
  const listeners = new Set<(event: ContentEvent) => void>();
  let failing: Failing;
  let published: number | undefined;
  let gate: Promise<void> | undefined;
  const revisionAt = (position: number): Revision<'page'> => {
    const found = revisions.at(position - 1);
    if (!found) throw new Error(`There is no revision ${String(position)}.`);
    return found;
  };
  const newest = (): Revision<'page'> => revisionAt(revisions.length);
  const add = (author: string, document: PageDocument) =>
    revisions.push({
      number: revisions.length + 1,
      author,
      savedAt: '2026-11-21T10:00:00.000Z',
      document,
    });
  add('Ida', aboutPage('about', 'Om oss'));
  const summary = (key = 'about') => {
    const { document, ...latest } = newest();
    return {
      kind: 'page',
      key,
      pageId: 1,
      state: 'draft',
      latest,
      open,
      ...document,
      ...(published !== undefined && { published: { revision: published, at: '', by: 'Ida' } }),
    };
  };
  const answer = async (what: string, give: () => object): Promise<never> => {
    requested.push(what);
    const wait = gate;
    const given = failing ? failures[failing] : give();
    await wait;
    return given as never;
  };
  const decide =
    (what: string) =>
    (_content: unknown, { revision, over }: PublishRequest) =>
      answer(`${what} ${String(revision)}`, () => {
        if ((published ?? null) !== over) return { kind: 'superseded', summary: summary() };
        if (what === 'rollBack') add('Anna', revisionAt(revision).document);
        published = what === 'rollBack' ? newest().number : revision;
        return { kind: 'done', summary: summary() };
      });
  const api: WorkbenchApi = {
    ...createWorkbenchApi({ fetch: async () => Response.json({ kind: 'done' }) }),
    session: () =>
      answer('session', () => ({
        kind: 'session',
        session: {
          id: 'mine',
          until: '',
          editor: { name: 'Anna', role: 'publisher', scope: { kind: 'all' } },
        },
      })),
    list: () =>
      answer('list', () => ({ kind: 'list', pages: [summary(), summary('team')], menus: [] })),
    targets: async () => ({ kind: 'targets', targets: [] }),
    read: ({ key }: { readonly key: string }) =>
      answer('read', () => ({
        kind: 'found',
        summary: summary(key),
        revision: newest(),
        findings: [],
      })),
    stay: () => answer('stay', () => ({ kind: 'open', open: [...open] })),
    save: (_content: unknown, { basedOn, document }: SaveRequest) =>
      answer(`save on ${String(basedOn)}`, () => {
        if (JSON.stringify(document) === JSON.stringify(newest().document))
          return { kind: 'saved', summary: summary(), revision: newest(), findings: [] };
        if (newest().number !== basedOn) return { kind: 'conflict', newest: newest() };
        add('Anna', document as PageDocument);
        return { kind: 'saved', summary: summary(), revision: newest(), findings: [] };
      }),
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish: decide('publish'),
    rollBack: decide('rollBack'),
  };
  return {
    api,
    open,
    revisions,
    /** The requested changes, in order. */
    changes: () => requested.filter((what) => /^(?:save|publish|rollBack)/.test(what)),
    /** Another editor saves. */
    elsewhere: (author: string, document: PageDocument) => void add(author, document),
    fail: (how: Failing) => void (failing = how),
    publishedNow: (revision: number) => void (published = revision),
    emit: (kind: ContentEvent['kind']) => {
      for (const listener of listeners) listener({ kind, content: { kind: 'page', key: 'about' } });
    },
    /** Holds every response back until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = undefined;
        resolve();
      };
    },
  };
}
