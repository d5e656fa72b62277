/** The workbench's client of the content service; every response is a union on `kind`. */
import type {
  ChangeResponse,
  CheckResponse,
  ContentKind,
  ContentRef,
  CreateRequest,
  ContentEvent,
  ContentList,
  ContentRefusal,
  EditorSession,
  DuplicateRequest,
  EditorAt,
  HistoryResponse,
  PublishRequest,
  ReadResponse,
  RetireRequest,
  SaveResponse,
  SaveRequest,
  ScheduleRequest,
  TargetsResponse,
} from '@solvik/content-schema/editing';
import { createMediaApi, type MediaApi } from '../media/mediaApi.ts';
import type { SignedOut, Unreachable } from './requestProblem.ts';

const base = '/api/workbench';

type ApiResponse<T> = Promise<T | SignedOut | Unreachable>;

export interface WorkbenchApi {
  readonly session: () => ApiResponse<{
    readonly kind: 'session';
    readonly session: EditorSession;
  }>;
  /** Ends the session on every node. */
  readonly signOut: () => ApiResponse<{ readonly kind: 'done' }>;
  readonly list: () => ApiResponse<ContentList>;
  /** The newest revision by default. */
  readonly read: <K extends ContentKind>(
    content: ContentRef<K>,
    revision?: number,
  ) => ApiResponse<ReadResponse<K>>;
  readonly history: (content: ContentRef) => ApiResponse<HistoryResponse>;
  /** The findings that a document would have if it were saved now. */
  readonly check: (content: ContentRef, document: unknown) => ApiResponse<CheckResponse>;
  readonly targets: () => ApiResponse<TargetsResponse>;
  readonly save: <K extends ContentKind>(
    content: ContentRef<K>,
    request: SaveRequest,
  ) => ApiResponse<SaveResponse<K>>;
  readonly createPage: (request: CreateRequest) => ApiResponse<ChangeResponse<'page'>>;
  readonly duplicatePage: (
    key: string,
    request: DuplicateRequest,
  ) => ApiResponse<ChangeResponse<'page'>>;
  readonly publish: <K extends ContentKind>(
    content: ContentRef<K>,
    request: PublishRequest,
  ) => ApiResponse<ChangeResponse<K>>;
  /** Publishes an older revision as a new one. */
  readonly rollBack: <K extends ContentKind>(
    content: ContentRef<K>,
    request: PublishRequest,
  ) => ApiResponse<ChangeResponse<K>>;
  readonly schedule: <K extends ContentKind>(
    content: ContentRef<K>,
    request: ScheduleRequest,
  ) => ApiResponse<ChangeResponse<K>>;
  readonly unschedule: <K extends ContentKind>(
    content: ContentRef<K>,
  ) => ApiResponse<ChangeResponse<K>>;
  readonly retirePage: (key: string, request: RetireRequest) => ApiResponse<ChangeResponse<'page'>>;
  /**
   * Reports that this session has it open, and returns who else has. To be repeated every ten
   * seconds; after thirty it expires.
   */
  readonly stay: (
    content: ContentRef,
  ) => ApiResponse<{ readonly kind: 'open'; readonly open: readonly EditorAt[] } | ContentRefusal>;
  readonly leave: (content: ContentRef) => ApiResponse<{ readonly kind: 'done' } | ContentRefusal>;
  readonly media: MediaApi;
  /**
   * Subscribes to changes by others and by schedules, on every node. Returns a function that
   * unsubscribes.
   */
  readonly watch: (onEvent: (event: ContentEvent) => void) => () => void;
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
  async function send<T extends { readonly kind: string }>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): ApiResponse<T> {
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
    // A proxy may respond with its own page.
    const parsed = (await response?.json().catch(() => undefined)) as T | SignedOut | undefined;
    return typeof parsed?.kind === 'string'
      ? parsed
      : { kind: 'unreachable', status: response?.status ?? 0 };
  }

  return {
    session: () => send('GET', '/session'),
    signOut: () => send('DELETE', '/session'),
    list: () => send('GET', '/contents'),
    read: (content, revision) =>
      send('GET', pathOf(content, revision === undefined ? '' : `?revision=${String(revision)}`)),
    history: (content) => send('GET', pathOf(content, '/revisions')),
    check: (content, document) => send('POST', pathOf(content, '/check'), { document }),
    targets: () => send('GET', '/targets'),
    save: (content, request) => send('PUT', pathOf(content), request),
    createPage: (request) => send('POST', '/page', request),
    duplicatePage: (key, request) =>
      send('POST', pathOf({ kind: 'page', key }, '/duplicate'), request),
    publish: (content, request) => send('POST', pathOf(content, '/publish'), request),
    rollBack: (content, request) => send('POST', pathOf(content, '/roll-back'), request),
    schedule: (content, request) => send('PUT', pathOf(content, '/schedule'), request),
    unschedule: (content) => send('DELETE', pathOf(content, '/schedule')),
    retirePage: (key, request) => send('POST', pathOf({ kind: 'page', key }, '/retire'), request),
    stay: (content) => send('PUT', pathOf(content, '/presence')),
    leave: (content) => send('DELETE', pathOf(content, '/presence')),
    media: createMediaApi(base, send),
    watch(onEvent) {
      const events = openEvents(`${base}/events`);
      events.addEventListener('message', ({ data }: MessageEvent<string>) =>
        onEvent(JSON.parse(data) as ContentEvent),
      );
      return () => events.close();
    },
  };
}
