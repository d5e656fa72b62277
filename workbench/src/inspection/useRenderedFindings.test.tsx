// @vitest-environment happy-dom
import {
  bridgeProtocol,
  bridgeVersion,
  type RenderedFinding,
  type EditorMessage,
  type PageDocument,
  type Sent,
} from '@solvik/content-schema/editing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HostProvider } from '../host.ts';
import { testHost } from '../testing/testHost.ts';
import type { PreviewSettings } from '../preview/previewSettings.ts';
import { useRenderedFindings } from './useRenderedFindings.ts';

const within = ({ children }: { readonly children: ReactNode }) => (
  <HostProvider value={testHost}>{children}</HostProvider>
);

const now = testHost.now();
const previewOf = (changes: Partial<PreviewSettings> = {}): PreviewSettings => ({
  channel: 'se',
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

/** The frames requested to inspect, as `channel heading`, once for all widths. */
let requested: string[] = [];
/** How many frames were open at once. */
let maxOpen = 0;
/** Frames of these channels do not respond. */
let mute: readonly string[] = [];

/**
 * A page that responds at once, and reports that its heading is clipped; its language and market
 * are in its address.
 */
function framed(frame: HTMLIFrameElement) {
  const { searchParams } = new URL(frame.src, 'http://localhost');
  const [channel = '', language = channel] = ['preview-channel', 'preview-language'].flatMap(
    (name) => searchParams.get(name) ?? [],
  );
  let sequence = 0;
  let heading = '';
  const send = (message: object) =>
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
      maxOpen = Math.max(maxOpen, document.querySelectorAll('iframe').length);
      if (message.kind === 'hello') send({ kind: 'ready', areas: [{ id: 7, name: 'Sida' }] });
      if (message.kind === 'patch') {
        ({ heading } = JSON.parse(message.containers[0]?.widgets[0]?.configuration ?? '{}') as {
          heading: string;
        });
        const request = `${[channel, ...(language === channel ? [] : [language])].join('/')} ${heading}`;
        if (requested.at(-1) !== request) requested.push(request);
        if (!mute.includes(channel)) send({ kind: 'ack', answers: message.sequence, problems: [] });
      }
      const clipped: RenderedFinding = {
        level: 'warning',
        code: 'text-clipped',
        widgetId: '7-hero',
        words: heading,
      };
      if (message.kind === 'inspect')
        send({ kind: 'inspected', answers: message.sequence, findings: [clipped] });
    },
  };
  return page;
}

const pages = new WeakMap<HTMLIFrameElement, object>();
beforeEach(() => {
  vi.useFakeTimers();
  [requested, maxOpen, mute] = [[], 0, []];
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

function open(first: PageDocument, preview = previewOf()) {
  const view = renderHook(
    (props: { readonly document: PageDocument; readonly preview: PreviewSettings }) =>
      useRenderedFindings({
        page: {
          editing: { document: props.document, saved: first },
          summary: { key: 'page', pageId: 7 },
        },
        preview: props.preview,
        now,
        targets: undefined,
      }),
    { wrapper: within, initialProps: { document: first, preview } },
  );
  return {
    change: (document: PageDocument, next = preview) => view.rerender({ document, preview: next }),
    reported: () =>
      view.result.current.map(
        ({ path, values, ...finding }) =>
          `${path.replace(/^.*heading/, '')} ${String(values?.['words'])} ${'occursOn' in finding ? finding.occursOn.map(({ channel }) => channel).join() : ''}`,
      ),
  };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('inspects the shown channel first, then the others one by one, and reports the findings of each', async () => {
  const { reported } = open(pageOf('Takit'), previewOf({ channel: 'fi' }));
  await wait(1_400);
  expect(requested).toEqual([]);
  await wait(200);
  expect(requested).toEqual(['fi Takit', 'se Kappor', 'no Kappor', 'dk Kappor']);
  expect(reported().slice(0, 2)).toEqual(['.fi Takit fi', '.sv Kappor se']);
  expect(maxOpen).toBe(2);
});

it('is shown the page in the chosen language and market, and links to the field in that language', async () => {
  const { reported } = open(pageOf('Takit'), previewOf({ language: 'fi', market: 'fi' }));
  await wait(1_600);
  expect(requested[0]).toBe('se/fi Takit');
  expect(reported()[0]).toBe('.fi Takit se,fi');
});

it('restarts when the page is changed, and drops stale findings', async () => {
  mute = ['no'];
  const { change, reported } = open(pageOf('Takit'), previewOf({ channel: 'fi' }));
  await wait(1_600);
  expect(requested).toEqual(['fi Takit', 'se Kappor', 'no Kappor']);
  requested = [];
  mute = [];
  change(pageOf('Takkeja'));
  expect(reported()).toEqual(['.sv Kappor se']);
  await wait(1_600);
  expect(requested).toEqual(['fi Takkeja', 'se Kappor', 'no Kappor', 'dk Kappor']);
  expect(reported().slice(0, 2)).toEqual(['.fi Takkeja fi', '.sv Kappor se']);
  // A response that is no longer awaited changes nothing.
  await wait(60_000);
  expect(reported().slice(0, 2)).toEqual(['.fi Takkeja fi', '.sv Kappor se']);
});

it('does not restart when the page is only shown wider', async () => {
  const { change } = open(pageOf('Takit'));
  const page = pageOf('Takit');
  change(page);
  await wait(1_600);
  requested = [];
  change(page, previewOf({ width: 1280, conditions: ['large-text'] }));
  await wait(10_000);
  expect(requested).toEqual([]);
});
