/**
 * The content service: pages, areas and menus with their revisions. An editor's permission is
 * checked here, once, before anything is done.
 */
import {
  type ChangeResponse,
  type CheckResponse,
  type CheckRequest,
  type ContentKind,
  type ContentRef,
  type CreateRequest,
  type EditorAction,
  type ContentEvent,
  type ContentList,
  type ContentRefusal,
  type EditorSession,
  type DuplicateRequest,
  type Editor,
  type EditorAt,
  type HistoryResponse,
  type PublishRequest,
  type ReadResponse,
  type RetireRequest,
  type SaveResponse,
  type SaveRequest,
  type ScheduleRequest,
  type TargetsResponse,
  findDenial,
} from '@solvik/content-schema/editing';
import { addImportedRevisions } from './addImportedRevisions.ts';
import { checkAgainstShop } from './checkAgainstShop.ts';
import {
  readNewest,
  readRevision,
  readRevisions,
  readSummary,
  viewAll,
  viewRevision,
  viewRevisionInfo,
} from './contentRows.ts';
import { createPage, duplicatePage } from './createPage.ts';
import { publish, schedule, unschedule } from './publishing.ts';
import { watchContent } from './contentEvents.ts';
import { linkTargets } from './linkTargets.ts';
import { removeGoneEditors, leave, stay } from './presence.ts';
import { publishDue } from './publishDue.ts';
import { checkSubmittedDocument, parseSubmittedDocument } from './parseSubmittedDocument.ts';
import { retirePage } from './retirePage.ts';
import { type ContentServiceRuntime, saveRevision } from './saveRevision.ts';

export interface ContentService {
  readonly list: (editor: Editor) => Promise<ContentList>;
  /** The newest revision unless a number is given. */
  readonly read: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
    revision?: number,
  ) => Promise<ReadResponse<K>>;
  readonly history: (editor: Editor, content: ContentRef) => Promise<HistoryResponse>;
  /** The findings that a document would have if it were saved now. */
  readonly check: (
    editor: Editor,
    content: ContentRef,
    request: CheckRequest,
  ) => Promise<CheckResponse>;
  readonly targets: () => Promise<TargetsResponse>;
  readonly save: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
    request: SaveRequest,
  ) => Promise<SaveResponse<K>>;
  readonly createPage: (editor: Editor, request: CreateRequest) => Promise<ChangeResponse<'page'>>;
  readonly duplicatePage: (
    editor: Editor,
    key: string,
    request: DuplicateRequest,
  ) => Promise<ChangeResponse<'page'>>;
  readonly publish: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
    request: PublishRequest,
  ) => Promise<ChangeResponse<K>>;
  readonly rollBack: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
    request: PublishRequest,
  ) => Promise<ChangeResponse<K>>;
  readonly schedule: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
    request: ScheduleRequest,
  ) => Promise<ChangeResponse<K>>;
  readonly unschedule: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
  ) => Promise<ChangeResponse<K>>;
  readonly retirePage: (
    editor: Editor,
    key: string,
    request: RetireRequest,
  ) => Promise<ChangeResponse<'page'>>;
  readonly stay: (
    session: EditorSession,
    content: ContentRef,
  ) => Promise<{ readonly kind: 'open'; readonly open: readonly EditorAt[] } | ContentRefusal>;
  readonly leave: (
    session: EditorSession,
    content: ContentRef,
  ) => Promise<{ readonly kind: 'done' } | ContentRefusal>;
  /** @returns unsubscribes */
  readonly watch: (listener: (event: ContentEvent) => void) => () => void;
  /** Periodic work: publishes what is due and removes editors who are gone. */
  readonly sweep: () => Promise<void>;
}

type Doing<T> = (answer: () => Promise<T>) => Promise<T | ContentRefusal>;

function may<T>(editor: Editor, action: EditorAction, content: ContentRef): Doing<T> {
  const code = findDenial(editor, action, content);
  return (answer) => (code ? Promise.resolve({ kind: 'refused', code }) : answer());
}

export function createContentService(shop: ContentServiceRuntime): ContentService {
  const { handle } = shop.database;

  /** Adopts content that was imported since, before the request is answered. */
  async function adopted<T>(answer: () => Promise<T>): Promise<T> {
    await addImportedRevisions(shop);
    return answer();
  }

  async function read<K extends ContentKind>(
    content: ContentRef<K>,
    given: number | undefined,
  ): Promise<ReadResponse<K>> {
    const [newest] = await readNewest(handle, { only: content, now: shop.clock() });
    if (!newest) return { kind: 'refused', code: 'unknown' };
    const revision = await readRevision(handle, content, given ?? newest.latest);
    if (!revision) return { kind: 'refused', code: 'no-such-revision' };
    const { document } = revision;
    const found = await checkAgainstShop(
      { ...content, document, pageId: newest.pageId },
      {
        queries: handle,
        index: await shop.catalogue.get(),
        linkCheck: { now: shop.clock(), siteOrigins: shop.siteOrigins },
      },
    );
    return {
      kind: 'found',
      summary: await readSummary(handle, content, shop.clock()),
      revision: viewRevision(revision),
      findings: [
        ...checkSubmittedDocument(content.kind, document, shop.clock()).findings,
        ...found,
      ],
    };
  }

  async function history(content: ContentRef): Promise<HistoryResponse> {
    const revisions = await readRevisions(handle, content);
    return revisions.length === 0
      ? { kind: 'refused', code: 'unknown' }
      : { kind: 'history', revisions: revisions.map(viewRevisionInfo) };
  }

  async function check(content: ContentRef, { document }: CheckRequest): Promise<CheckResponse> {
    const now = shop.clock();
    const sent = parseSubmittedDocument(content.kind, document, now);
    // A document that cannot be stored is checked as far as it could be read.
    if (sent.kind === 'unreadable') return { kind: 'checked', findings: sent.findings };
    const [newest] = await readNewest(handle, { only: content, now });
    if (!newest) return { kind: 'refused', code: 'unknown' };
    const found = await checkAgainstShop(
      { ...content, document: sent.document, pageId: newest.pageId },
      {
        queries: handle,
        index: await shop.catalogue.get(),
        linkCheck: { now, siteOrigins: shop.siteOrigins },
      },
    );
    return { kind: 'checked', findings: [...sent.findings, ...found] };
  }

  return {
    async list(editor) {
      const { pages, menus } = await adopted(async () =>
        viewAll(await readNewest(handle, { now: shop.clock() })),
      );
      const isTheirs = (content: ContentRef) => findDenial(editor, 'read', content) === undefined;
      return { kind: 'list', pages: pages.filter(isTheirs), menus: menus.filter(isTheirs) };
    },
    read: <K extends ContentKind>(editor: Editor, content: ContentRef<K>, revision?: number) =>
      may<ReadResponse<K>>(editor, 'read', content)(() => adopted(() => read(content, revision))),
    history: (editor, content) =>
      may<HistoryResponse>(editor, 'read', content)(() => adopted(() => history(content))),
    check: (editor, content, request) =>
      may<CheckResponse>(editor, 'read', content)(() => check(content, request)),
    targets: async () => ({
      kind: 'targets',
      targets: await linkTargets(
        { queries: handle, index: await shop.catalogue.get() },
        shop.clock(),
      ),
    }),
    save: <K extends ContentKind>(editor: Editor, content: ContentRef<K>, request: SaveRequest) =>
      may<SaveResponse<K>>(
        editor,
        'save',
        content,
      )(() => adopted(() => saveRevision(shop, { editor, content }, request))),
    createPage: (editor, request) =>
      may<ChangeResponse<'page'>>(editor, 'create', { kind: 'page', key: request.key })(() =>
        adopted(() => createPage(shop, editor, request)),
      ),
    duplicatePage: (editor, key, request) =>
      may<ChangeResponse<'page'>>(editor, 'duplicate', { kind: 'page', key })(() =>
        adopted(() => duplicatePage(shop, { editor, key }, request)),
      ),
    publish: <K extends ContentKind>(
      editor: Editor,
      content: ContentRef<K>,
      request: PublishRequest,
    ) =>
      may<ChangeResponse<K>>(
        editor,
        'publish',
        content,
      )(() => adopted(() => publish(shop, { editor, content }, request))),
    rollBack: <K extends ContentKind>(
      editor: Editor,
      content: ContentRef<K>,
      request: PublishRequest,
    ) =>
      may<ChangeResponse<K>>(
        editor,
        'roll-back',
        content,
      )(() => adopted(() => publish(shop, { editor, content }, { ...request, isRollBack: true }))),
    schedule: <K extends ContentKind>(
      editor: Editor,
      content: ContentRef<K>,
      request: ScheduleRequest,
    ) =>
      may<ChangeResponse<K>>(
        editor,
        'schedule',
        content,
      )(() => adopted(() => schedule(shop, { editor, content }, request))),
    unschedule: <K extends ContentKind>(editor: Editor, content: ContentRef<K>) =>
      may<ChangeResponse<K>>(editor, 'unschedule', content)(() => unschedule(shop, content)),
    retirePage: (editor, key, request) =>
      may<ChangeResponse<'page'>>(editor, 'retire', { kind: 'page', key })(() =>
        adopted(() => retirePage(shop, { editor, key }, request)),
      ),
    stay: (session, content) =>
      may<Awaited<ReturnType<ContentService['stay']>>>(
        session.editor,
        'presence',
        content,
      )(async () => {
        const open = await stay(shop, session, content);
        return open ? { kind: 'open', open } : { kind: 'refused', code: 'unknown' };
      }),
    leave: (session, content) =>
      may<Awaited<ReturnType<ContentService['leave']>>>(
        session.editor,
        'presence',
        content,
      )(async () => {
        await leave(shop, session, content);
        return { kind: 'done' };
      }),
    watch: (listener) => watchContent(shop, listener),
    async sweep() {
      await publishDue(shop);
      await removeGoneEditors(handle, shop);
    },
  };
}
