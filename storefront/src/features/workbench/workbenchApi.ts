/** The editors' screens ask the content desk through here; every answer is a union on `kind`. */
import type {
  ChangeAnswer,
  CheckAnswer,
  ContentKind,
  ContentRef,
  CreateRequest,
  DeskEvent,
  DeskList,
  DeskRefusal,
  DeskSession,
  DuplicateRequest,
  EditorAt,
  HistoryAnswer,
  PublishRequest,
  ReadAnswer,
  RetireRequest,
  SaveAnswer,
  SaveRequest,
  ScheduleRequest,
  TargetsAnswer,
  TokenRefusal,
} from '@solvik/content-schema/editing';
import { createMediaApi, type MediaApi } from './media/mediaApi.ts';

const base = '/api/workbench';

/** There is no session, or it has ended; the screen asks to sign in. */
export interface SignedOut {
  readonly kind: 'signed-out';
  readonly code: TokenRefusal;
}

/** The desk could not be reached, or failed: nothing is known of what came of it. */
export interface Unreachable {
  readonly kind: 'unreachable';
  /** 0 when there was no answer at all. */
  readonly status: number;
}

type Answer<T> = Promise<T | SignedOut | Unreachable>;

export interface WorkbenchApi {
  readonly session: () => Answer<{ readonly kind: 'session'; readonly session: DeskSession }>;
  /** Ends the session on every node. */
  readonly signOut: () => Answer<{ readonly kind: 'done' }>;
  readonly list: () => Answer<DeskList>;
  /** The newest revision unless another is named. */
  readonly read: <K extends ContentKind>(
    content: ContentRef<K>,
    revision?: number,
  ) => Answer<ReadAnswer<K>>;
  readonly history: (content: ContentRef) => Answer<HistoryAnswer>;
  /** What would be said of a document if it were saved now. */
  readonly check: (content: ContentRef, document: unknown) => Answer<CheckAnswer>;
  readonly targets: () => Answer<TargetsAnswer>;
  readonly save: <K extends ContentKind>(
    content: ContentRef<K>,
    request: SaveRequest,
  ) => Answer<SaveAnswer<K>>;
  readonly createPage: (request: CreateRequest) => Answer<ChangeAnswer<'page'>>;
  readonly duplicatePage: (key: string, request: DuplicateRequest) => Answer<ChangeAnswer<'page'>>;
  readonly publish: <K extends ContentKind>(
    content: ContentRef<K>,
    request: PublishRequest,
  ) => Answer<ChangeAnswer<K>>;
  /** Publishes an older revision as a new one. */
  readonly rollBack: <K extends ContentKind>(
    content: ContentRef<K>,
    request: PublishRequest,
  ) => Answer<ChangeAnswer<K>>;
  readonly schedule: <K extends ContentKind>(
    content: ContentRef<K>,
    request: ScheduleRequest,
  ) => Answer<ChangeAnswer<K>>;
  readonly unschedule: <K extends ContentKind>(content: ContentRef<K>) => Answer<ChangeAnswer<K>>;
  readonly retirePage: (key: string, request: RetireRequest) => Answer<ChangeAnswer<'page'>>;
  /** Says that this session has it open, and who else has. To be said again every ten seconds; after thirty it is forgotten. */
  readonly stay: (
    content: ContentRef,
  ) => Answer<{ readonly kind: 'open'; readonly open: readonly EditorAt[] } | DeskRefusal>;
  readonly leave: (content: ContentRef) => Answer<{ readonly kind: 'done' } | DeskRefusal>;
  readonly media: MediaApi;
  /** Hears of changes by others and by itself, on every node. Returns how to stop listening. */
  readonly watch: (onEvent: (event: DeskEvent) => void) => () => void;
}

const pathOf = ({ kind, key }: ContentRef, rest = ''): string =>
  `/${kind}/${encodeURIComponent(key)}${rest}`;

export interface WorkbenchApiOptions {
  readonly fetch?: typeof globalThis.fetch;
  readonly openEvents?: (url: string) => Pick<EventSource, 'addEventListener' | 'close'>;
}

export function createWorkbenchApi({
  fetch = (...given) => globalThis.fetch(...given),
  openEvents = (url) => new EventSource(url),
}: WorkbenchApiOptions = {}): WorkbenchApi {
  async function ask<T extends { readonly kind: string }>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Answer<T> {
    const headers = {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      cache: 'no-store',
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    // Whatever stands between may answer with a page of its own.
    const answer = (await response?.json().catch(() => undefined)) as T | SignedOut | undefined;
    return typeof answer?.kind === 'string'
      ? answer
      : { kind: 'unreachable', status: response?.status ?? 0 };
  }

  return {
    session: () => ask('GET', '/session'),
    signOut: () => ask('DELETE', '/session'),
    list: () => ask('GET', '/contents'),
    read: (content, revision) =>
      ask('GET', pathOf(content, revision === undefined ? '' : `?revision=${String(revision)}`)),
    history: (content) => ask('GET', pathOf(content, '/revisions')),
    check: (content, document) => ask('POST', pathOf(content, '/check'), { document }),
    targets: () => ask('GET', '/targets'),
    save: (content, request) => ask('PUT', pathOf(content), request),
    createPage: (request) => ask('POST', '/page', request),
    duplicatePage: (key, request) =>
      ask('POST', pathOf({ kind: 'page', key }, '/duplicate'), request),
    publish: (content, request) => ask('POST', pathOf(content, '/publish'), request),
    rollBack: (content, request) => ask('POST', pathOf(content, '/roll-back'), request),
    schedule: (content, request) => ask('PUT', pathOf(content, '/schedule'), request),
    unschedule: (content) => ask('DELETE', pathOf(content, '/schedule')),
    retirePage: (key, request) => ask('POST', pathOf({ kind: 'page', key }, '/retire'), request),
    stay: (content) => ask('PUT', pathOf(content, '/presence')),
    leave: (content) => ask('DELETE', pathOf(content, '/presence')),
    media: createMediaApi(base, ask),
    watch(onEvent) {
      const events = openEvents(`${base}/events`);
      events.addEventListener('message', ({ data }: MessageEvent<string>) =>
        onEvent(JSON.parse(data) as DeskEvent),
      );
      return () => events.close();
    },
  };
}
