// @vitest-environment happy-dom
import {
  bridgeProtocol,
  bridgeVersion,
  type DrawnFinding,
  type EditorMessage,
  type PageDocument,
  type Sent,
} from '@solvik/content-schema/editing';
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Services, ServicesProvider } from '../../../app/services.ts';
import { createDataApi } from '../../../data-api/createDataApi.ts';
import { loadText } from '../../../languages/loadText.ts';
import { sites } from '../../market/sites.ts';
import type { Seen } from '../seen.ts';
import { useDrawnFindings } from './useDrawnFindings.ts';

const site = { ...sites[0], origin: 'http://localhost', basename: '' };
const services: Services = {
  site,
  sites: [site],
  queryClient: new QueryClient(),
  dataApi: createDataApi({
    site,
    url: 'http://localhost/graphql',
    fetch: async () => Response.json({}),
  }),
  text: await loadText('sv'),
  widgetText: await loadWidgetText('sv'),
  now: () => new Date('2026-11-21T10:00:00Z'),
};
const within = ({ children }: { readonly children: ReactNode }) => (
  <ServicesProvider value={services}>{children}</ServicesProvider>
);

const now = services.now();
const seenOn = (changes: Partial<Seen> = {}): Seen => ({
  front: 'se',
  width: 390,
  conditions: [],
  ...changes,
});
const pageOf = (finnish: string): PageDocument => ({
  name: 'Sida',
  title: { sv: 'Sida' },
  alias: { sv: 'sida' },
  tags: [],
  containers: [
    {
      id: 'row',
      name: 'Rad',
      layout: 'full',
      design: 'default',
      responsiveMode: '',
      widgets: [
        {
          id: 'hero',
          type: 'hero',
          version: 1,
          name: 'hero',
          size: 'full',
          fields: { heading: { sv: 'Kappor', fi: finnish } },
        },
      ],
    },
  ],
});

/** What frames were asked, as `front heading`, once for all widths. */
let asked: string[] = [];
/** How many frames stood open at once. */
let mostOpen = 0;
/** Frames of these fronts do not answer what they are asked. */
let mute: readonly string[] = [];

/** A page that answers at once, and says that its heading is cut; its language and market stand in its address. */
function framed(frame: HTMLIFrameElement) {
  const { searchParams } = new URL(frame.src, 'http://localhost');
  const [front = '', language = front] = ['preview-front', 'preview-language'].flatMap(
    (name) => searchParams.get(name) ?? [],
  );
  let sequence = 0;
  let heading = '';
  const say = (message: object) =>
    queueMicrotask(() => {
      sequence += 1;
      window.dispatchEvent(
        Object.assign(new Event('message'), {
          data: { protocol: bridgeProtocol, version: bridgeVersion, sequence, ...message },
          origin: window.location.origin,
          source: page,
        }),
      );
    });
  const page = {
    postMessage(message: Sent<EditorMessage>) {
      mostOpen = Math.max(mostOpen, document.querySelectorAll('iframe').length);
      if (message.kind === 'hello') say({ kind: 'ready', areas: [{ id: 7, name: 'Sida' }] });
      if (message.kind === 'patch') {
        ({ heading } = JSON.parse(message.containers[0]?.widgets[0]?.configuration ?? '{}') as {
          heading: string;
        });
        const ask = `${[front, ...(language === front ? [] : [language])].join('/')} ${heading}`;
        if (asked.at(-1) !== ask) asked.push(ask);
        if (!mute.includes(front)) say({ kind: 'ack', answers: message.sequence, problems: [] });
      }
      const clipped: DrawnFinding = {
        level: 'warning',
        code: 'text-clipped',
        widgetId: '7-hero',
        words: heading,
      };
      if (message.kind === 'inspect')
        say({ kind: 'inspected', answers: message.sequence, findings: [clipped] });
    },
  };
  return page;
}

const pages = new WeakMap<HTMLIFrameElement, object>();
beforeEach(() => {
  vi.useFakeTimers();
  [asked, mostOpen, mute] = [[], 0, []];
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(
    function windowOf(this: HTMLIFrameElement) {
      if (!pages.has(this)) pages.set(this, framed(this));
      return pages.get(this) as Window;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(first: PageDocument, seen = seenOn()) {
  const view = renderHook(
    (props: { readonly document: PageDocument; readonly seen: Seen }) =>
      useDrawnFindings({
        page: {
          editing: { document: props.document, saved: first },
          summary: { key: 'page', pageId: 7 },
        },
        seen: props.seen,
        now,
        targets: undefined,
      }),
    { wrapper: within, initialProps: { document: first, seen } },
  );
  return {
    change: (document: PageDocument, next = seen) => view.rerender({ document, seen: next }),
    told: () =>
      view.result.current.map(
        ({ path, values, ...finding }) =>
          `${path.replace(/^.*heading/, '')} ${String(values?.['words'])} ${'seenOn' in finding ? finding.seenOn.map(({ front }) => front).join() : ''}`,
      ),
  };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('looks at the front that is shown first, then at the others one by one, and tells what is the matter with each', async () => {
  const { told } = open(pageOf('Takit'), seenOn({ front: 'fi' }));
  await wait(1_400);
  expect(asked).toEqual([]);
  await wait(200);
  expect(asked).toEqual(['fi Takit', 'se Kappor', 'no Kappor', 'dk Kappor']);
  expect(told().slice(0, 2)).toEqual(['.fi Takit fi', '.sv Kappor se']);
  expect(mostOpen).toBe(2);
});

it('is shown the page in the language and market that are chosen, and leads to the field in that language', async () => {
  const { told } = open(pageOf('Takit'), seenOn({ language: 'fi', market: 'fi' }));
  await wait(1_600);
  expect(asked[0]).toBe('se/fi Takit');
  expect(told()[0]).toBe('.fi Takit se,fi');
});

it('begins anew when the page is changed, and drops what holds no more', async () => {
  mute = ['no'];
  const { change, told } = open(pageOf('Takit'), seenOn({ front: 'fi' }));
  await wait(1_600);
  expect(asked).toEqual(['fi Takit', 'se Kappor', 'no Kappor']);
  asked = [];
  mute = [];
  change(pageOf('Takkeja'));
  expect(told()).toEqual(['.sv Kappor se']);
  await wait(1_600);
  expect(asked).toEqual(['fi Takkeja', 'se Kappor', 'no Kappor', 'dk Kappor']);
  expect(told().slice(0, 2)).toEqual(['.fi Takkeja fi', '.sv Kappor se']);
  // The answer that nobody waits for any more changes nothing.
  await wait(60_000);
  expect(told().slice(0, 2)).toEqual(['.fi Takkeja fi', '.sv Kappor se']);
});

it('does not begin anew when the page is only drawn wider', async () => {
  const { change } = open(pageOf('Takit'));
  const page = pageOf('Takit');
  change(page);
  await wait(1_600);
  asked = [];
  change(page, seenOn({ width: 1280, conditions: ['large-text'] }));
  await wait(10_000);
  expect(asked).toEqual([]);
});
