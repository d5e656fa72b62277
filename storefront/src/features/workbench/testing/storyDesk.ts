/** A desk without a shop behind it: answers what the editors’ screens ask over HTTP, for as long as a story stands. */
import type {
  DeskFinding,
  DeskSession,
  MenuSummary,
  PageDocument,
  PageSummary,
  RevisionInfo,
} from '@solvik/content-schema/editing';
import { storyPictures } from '../media/storyLibrary.ts';
import {
  mainMenu,
  menuSummary,
  revision,
  revisions,
  usualPages,
  winterPage,
} from './storyPages.ts';

export interface StoryDesk {
  /** Nothing is answered at all, no desk is there, or nobody is signed in. */
  readonly fails?: 'never' | 'unreachable' | 'signed-out';
  readonly role?: 'writer' | 'publisher';
  readonly pages?: readonly PageSummary[];
  readonly menus?: readonly MenuSummary[];
  readonly document?: PageDocument;
  /** An older revision, where two are held against each other. */
  readonly before?: PageDocument | 'gone';
  readonly findings?: readonly DeskFinding[];
  readonly revisions?: readonly RevisionInfo[];
  /** Answers to what is asked of a page, by the last word of its address: `publish`, or `save`. */
  readonly answers?: Readonly<Record<string, object>>;
  readonly pictures?: typeof storyPictures;
}

const base = '/api/workbench';

function answerTo(desk: StoryDesk, method: string, path: string, query: URLSearchParams): object {
  const {
    role = 'publisher',
    pages = usualPages,
    menus = [menuSummary],
    document = winterPage,
    before = winterPage,
    findings = [],
    answers = {},
    pictures = storyPictures,
  } = desk;
  const [, kind = '', key = '', rest = method === 'PUT' ? 'save' : 'read'] = path.split('/');
  const session: DeskSession = {
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
  const asked = query.get('revision');
  if (answers[rest]) return answers[rest];
  if (rest === 'presence') return { kind: 'open', open: [] };
  if (rest === 'revisions') return { kind: 'history', revisions: desk.revisions ?? revisions };
  if (rest === 'read' && asked !== null && before === 'gone')
    return { kind: 'refused', code: 'no-such-revision' };
  if (rest === 'read')
    return {
      kind: 'found',
      summary,
      findings,
      revision: {
        ...revision(Number(asked ?? 3), 'Anna'),
        document: kind === 'menu' ? mainMenu : asked === null ? document : before,
      },
    };
  return { kind: 'done', summary };
}

const network = globalThis.fetch;
const isDesk = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname.startsWith(base);

/** A room that is left says so when its story has gone. */
const farewell = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
  isDesk(input) ? Response.json({ kind: 'done' }) : network(input, init);

/** Stands in the place of the network until the returned function is called; what is asked of others goes on to them. */
export function openStoryDesk(desk: StoryDesk): () => void {
  const { EventSource } = globalThis;
  const answered = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    if (!pathname.startsWith(base)) return network(input, init);
    if (desk.fails === 'never') return new Promise<Response>(() => undefined);
    if (desk.fails === 'unreachable') throw new TypeError('No desk answers.');
    return Response.json(
      desk.fails === 'signed-out'
        ? { kind: 'signed-out', why: 'token-expired' }
        : answerTo(
            desk,
            init?.method ?? 'GET',
            decodeURIComponent(pathname.slice(base.length)),
            searchParams,
          ),
    );
  };
  class Silence extends EventTarget {
    readonly close = (): void => undefined;
  }
  Object.assign(globalThis, { fetch: answered, EventSource: Silence });
  return () => Object.assign(globalThis, { fetch: farewell, EventSource });
}
