/**
 * A content service without a shop behind it: responds to the workbench's HTTP requests, for as long as
 * a story is mounted.
 */
import type {
  ServiceFinding,
  EditorSession,
  MenuSummary,
  PageDocument,
  PageSummary,
  RevisionInfo,
} from '@solvik/content-schema/editing';
import { storyPictures } from './storyLibrary.ts';
import {
  mainMenu,
  menuSummary,
  revision,
  revisions,
  usualPages,
  winterPage,
} from './storyPages.ts';

export interface StoryService {
  /** No response at all, no service, or nobody is signed in. */
  readonly fails?: 'never' | 'unreachable' | 'signed-out';
  readonly role?: 'writer' | 'publisher';
  readonly pages?: readonly PageSummary[];
  readonly menus?: readonly MenuSummary[];
  readonly document?: PageDocument;
  /** An older revision, where two are compared. */
  readonly before?: PageDocument | 'missing';
  readonly findings?: readonly ServiceFinding[];
  readonly revisions?: readonly RevisionInfo[];
  /**
   * Responses to requests about a page, by the last segment of their address: `publish`, or `save`.
   */
  readonly answers?: Readonly<Record<string, object>>;
  readonly pictures?: typeof storyPictures;
}

const base = '/api/workbench';

function answerTo(
  service: StoryService,
  method: string,
  path: string,
  query: URLSearchParams,
): object {
  const {
    role = 'publisher',
    pages = usualPages,
    menus = [menuSummary],
    document = winterPage,
    before = winterPage,
    findings = [],
    answers = {},
    pictures = storyPictures,
  } = service;
  const [, kind = '', key = '', rest = method === 'PUT' ? 'save' : 'read'] = path.split('/');
  const session: EditorSession = {
    id: 'story',
    until: '2026-11-22T10:00:00.000Z',
    editor: { name: 'Anna', role, scope: { kind: 'all' } },
  };
  if (kind === 'session') return { kind: 'session', session };
  if (kind === 'contents') return { kind: 'list', pages, menus };
  if (kind === 'targets') return { kind: 'targets', targets: [] };
  if (kind === 'media')
    return key
      ? {
          kind: 'picture',
          picture: pictures.find(({ file }) => file === key),
          uses: [],
          elsewhere: 0,
        }
      : { kind: 'media', pictures, total: pictures.length, pages: 1 };
  const summary =
    kind === 'menu' ? menuSummary : (pages.find((each) => each.key === key) ?? pages[0]);
  const requested = query.get('revision');
  if (answers[rest]) return answers[rest];
  if (rest === 'presence') return { kind: 'open', open: [] };
  if (rest === 'revisions') return { kind: 'history', revisions: service.revisions ?? revisions };
  if (rest === 'read' && requested !== null && before === 'missing')
    return { kind: 'refused', code: 'no-such-revision' };
  if (rest === 'read')
    return {
      kind: 'found',
      summary,
      findings,
      revision: {
        ...revision(Number(requested ?? 3), 'Anna'),
        document: kind === 'menu' ? mainMenu : requested === null ? document : before,
      },
    };
  return { kind: 'done', summary };
}

const network = globalThis.fetch;
const isServiceRequest = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname.startsWith(base);

/** An unmounted workbench still reports that its editor has left, after its story has ended. */
const acceptLeaveReport = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
  isServiceRequest(input) ? Response.json({ kind: 'done' }) : network(input, init);

/** Replaces the network until the returned function is called; other requests are passed on. */
export function openStoryService(service: StoryService): () => void {
  const { EventSource } = globalThis;
  const respond = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    if (!pathname.startsWith(base)) return network(input, init);
    if (service.fails === 'never') return new Promise<Response>(() => undefined);
    if (service.fails === 'unreachable') throw new TypeError('No content service responds.');
    return Response.json(
      service.fails === 'signed-out'
        ? { kind: 'signed-out', why: 'token-expired' }
        : answerTo(
            service,
            init?.method ?? 'GET',
            decodeURIComponent(pathname.slice(base.length)),
            searchParams,
          ),
    );
  };
  class Silence extends EventTarget {
    readonly close = (): void => undefined;
  }
  Object.assign(globalThis, { fetch: respond, EventSource: Silence });
  return () => Object.assign(globalThis, { fetch: acceptLeaveReport, EventSource });
}
