/** The editors' desk: pages, areas and menus with their revisions. Whether an editor may is asked here, once, before anything is done. */
import {
  type ChangeAnswer,
  type CheckAnswer,
  type CheckRequest,
  type ContentKind,
  type ContentRef,
  type CreateRequest,
  type DeskAction,
  type DeskEvent,
  type DeskList,
  type DeskRefusal,
  type DeskSession,
  type DuplicateRequest,
  type Editor,
  type EditorAt,
  type HistoryAnswer,
  type PublishRequest,
  type ReadAnswer,
  type RetireRequest,
  type SaveAnswer,
  type SaveRequest,
  type ScheduleRequest,
  type TargetsAnswer,
  whyNotDo,
} from '@solvik/content-schema/editing';
import { adoptContent } from './adoptContent.ts';
import { checkInShop } from './checkInShop.ts';
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
import { publish, schedule, unschedule } from './decide.ts';
import { watchDesk } from './deskEvents.ts';
import { linkTargets } from './linkTargets.ts';
import { forgetGone, leave, stay } from './presence.ts';
import { publishDue } from './publishDue.ts';
import { checkSent, readSent } from './readSent.ts';
import { retirePage } from './retirePage.ts';
import { type DeskShop, saveRevision } from './saveRevision.ts';

export interface ContentDesk {
  readonly list: (editor: Editor) => Promise<DeskList>;
  /** The newest revision unless another is named. */
  readonly read: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
    revision?: number,
  ) => Promise<ReadAnswer<K>>;
  readonly history: (editor: Editor, content: ContentRef) => Promise<HistoryAnswer>;
  /** What would be said of a document if it were saved now. */
  readonly check: (
    editor: Editor,
    content: ContentRef,
    request: CheckRequest,
  ) => Promise<CheckAnswer>;
  readonly targets: () => Promise<TargetsAnswer>;
  readonly save: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
    request: SaveRequest,
  ) => Promise<SaveAnswer<K>>;
  readonly createPage: (editor: Editor, request: CreateRequest) => Promise<ChangeAnswer<'page'>>;
  readonly duplicatePage: (
    editor: Editor,
    key: string,
    request: DuplicateRequest,
  ) => Promise<ChangeAnswer<'page'>>;
  readonly publish: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
    request: PublishRequest,
  ) => Promise<ChangeAnswer<K>>;
  readonly rollBack: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
    request: PublishRequest,
  ) => Promise<ChangeAnswer<K>>;
  readonly schedule: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
    request: ScheduleRequest,
  ) => Promise<ChangeAnswer<K>>;
  readonly unschedule: <K extends ContentKind>(
    editor: Editor,
    content: ContentRef<K>,
  ) => Promise<ChangeAnswer<K>>;
  readonly retirePage: (
    editor: Editor,
    key: string,
    request: RetireRequest,
  ) => Promise<ChangeAnswer<'page'>>;
  readonly stay: (
    session: DeskSession,
    content: ContentRef,
  ) => Promise<{ readonly kind: 'open'; readonly open: readonly EditorAt[] } | DeskRefusal>;
  readonly leave: (
    session: DeskSession,
    content: ContentRef,
  ) => Promise<{ readonly kind: 'done' } | DeskRefusal>;
  /** Returns how to stop listening. */
  readonly watch: (listener: (event: DeskEvent) => void) => () => void;
  /** What the desk does by itself: what is due is published, editors who went are forgotten. */
  readonly tend: () => Promise<void>;
}

type Doing<T> = (answer: () => Promise<T>) => Promise<T | DeskRefusal>;

function may<T>(editor: Editor, action: DeskAction, content: ContentRef): Doing<T> {
  const code = whyNotDo(editor, action, content);
  return (answer) => (code ? Promise.resolve({ kind: 'refused', code }) : answer());
}

export function createContentDesk(shop: DeskShop): ContentDesk {
  const { handle } = shop.database;

  /** What was brought since is at the desk before anything is asked of it. */
  async function adopted<T>(answer: () => Promise<T>): Promise<T> {
    await adoptContent(shop);
    return answer();
  }

  async function read<K extends ContentKind>(
    content: ContentRef<K>,
    given: number | undefined,
  ): Promise<ReadAnswer<K>> {
    const [newest] = await readNewest(handle, { only: content, now: shop.clock() });
    if (!newest) return { kind: 'refused', code: 'unknown' };
    const revision = await readRevision(handle, content, given ?? newest.latest);
    if (!revision) return { kind: 'refused', code: 'no-such-revision' };
    const { document } = revision;
    const found = await checkInShop(
      { ...content, document, pageId: newest.page_id },
      {
        queries: handle,
        index: await shop.catalogue.get(),
        asking: { now: shop.clock(), fronts: shop.fronts },
      },
    );
    return {
      kind: 'found',
      summary: await readSummary(handle, content, shop.clock()),
      revision: viewRevision(revision),
      findings: [...checkSent(content.kind, document, shop.clock()).findings, ...found],
    };
  }

  async function history(content: ContentRef): Promise<HistoryAnswer> {
    const revisions = await readRevisions(handle, content);
    return revisions.length === 0
      ? { kind: 'refused', code: 'unknown' }
      : { kind: 'history', revisions: revisions.map(viewRevisionInfo) };
  }

  async function check(content: ContentRef, { document }: CheckRequest): Promise<CheckAnswer> {
    const now = shop.clock();
    const sent = readSent(content.kind, document, now);
    // What cannot be kept is told as far as it could be read.
    if (sent.kind === 'unreadable') return { kind: 'checked', findings: sent.findings };
    const [newest] = await readNewest(handle, { only: content, now });
    if (!newest) return { kind: 'refused', code: 'unknown' };
    const found = await checkInShop(
      { ...content, document: sent.document, pageId: newest.page_id },
      { queries: handle, index: await shop.catalogue.get(), asking: { now, fronts: shop.fronts } },
    );
    return { kind: 'checked', findings: [...sent.findings, ...found] };
  }

  return {
    async list(editor) {
      const { pages, menus } = await adopted(async () =>
        viewAll(await readNewest(handle, { now: shop.clock() })),
      );
      const isTheirs = (content: ContentRef) => whyNotDo(editor, 'read', content) === undefined;
      return { kind: 'list', pages: pages.filter(isTheirs), menus: menus.filter(isTheirs) };
    },
    read: <K extends ContentKind>(editor: Editor, content: ContentRef<K>, revision?: number) =>
      may<ReadAnswer<K>>(editor, 'read', content)(() => adopted(() => read(content, revision))),
    history: (editor, content) =>
      may<HistoryAnswer>(editor, 'read', content)(() => adopted(() => history(content))),
    check: (editor, content, request) =>
      may<CheckAnswer>(editor, 'read', content)(() => check(content, request)),
    targets: async () => ({
      kind: 'targets',
      targets: await linkTargets(
        { queries: handle, index: await shop.catalogue.get() },
        shop.clock(),
      ),
    }),
    save: <K extends ContentKind>(editor: Editor, content: ContentRef<K>, request: SaveRequest) =>
      may<SaveAnswer<K>>(
        editor,
        'save',
        content,
      )(() => adopted(() => saveRevision(shop, { editor, content }, request))),
    createPage: (editor, request) =>
      may<ChangeAnswer<'page'>>(editor, 'create', { kind: 'page', key: request.key })(() =>
        adopted(() => createPage(shop, editor, request)),
      ),
    duplicatePage: (editor, key, request) =>
      may<ChangeAnswer<'page'>>(editor, 'duplicate', { kind: 'page', key })(() =>
        adopted(() => duplicatePage(shop, { editor, key }, request)),
      ),
    publish: <K extends ContentKind>(
      editor: Editor,
      content: ContentRef<K>,
      request: PublishRequest,
    ) =>
      may<ChangeAnswer<K>>(
        editor,
        'publish',
        content,
      )(() => adopted(() => publish(shop, { editor, content }, request))),
    rollBack: <K extends ContentKind>(
      editor: Editor,
      content: ContentRef<K>,
      request: PublishRequest,
    ) =>
      may<ChangeAnswer<K>>(
        editor,
        'roll-back',
        content,
      )(() => adopted(() => publish(shop, { editor, content }, { ...request, isRollBack: true }))),
    schedule: <K extends ContentKind>(
      editor: Editor,
      content: ContentRef<K>,
      request: ScheduleRequest,
    ) =>
      may<ChangeAnswer<K>>(
        editor,
        'schedule',
        content,
      )(() => adopted(() => schedule(shop, { editor, content }, request))),
    unschedule: <K extends ContentKind>(editor: Editor, content: ContentRef<K>) =>
      may<ChangeAnswer<K>>(editor, 'unschedule', content)(() => unschedule(shop, content)),
    retirePage: (editor, key, request) =>
      may<ChangeAnswer<'page'>>(editor, 'retire', { kind: 'page', key })(() =>
        adopted(() => retirePage(shop, { editor, key }, request)),
      ),
    stay: (session, content) =>
      may<Awaited<ReturnType<ContentDesk['stay']>>>(
        session.editor,
        'presence',
        content,
      )(async () => {
        const open = await stay(shop, session, content);
        return open ? { kind: 'open', open } : { kind: 'refused', code: 'unknown' };
      }),
    leave: (session, content) =>
      may<Awaited<ReturnType<ContentDesk['leave']>>>(
        session.editor,
        'presence',
        content,
      )(async () => {
        await leave(shop, session, content);
        return { kind: 'done' };
      }),
    watch: (listener) => watchDesk(shop, listener),
    async tend() {
      await publishDue(shop);
      await forgetGone(handle, shop);
    },
  };
}
