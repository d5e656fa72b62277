// @vitest-environment happy-dom
import {
  bridgeProtocol,
  bridgeVersion,
  type RenderedFinding,
  type PageMessage,
} from '@solvik/content-schema/editing';
import { afterEach, expect, it, vi } from 'vitest';
import { openMeasuringFrame } from './measuringFrame.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const finding: RenderedFinding = {
  level: 'warning',
  code: 'text-clipped',
  widgetId: '7-hero',
  words: 'Hej',
};

/** A page with area 7 on it, which answers its requests; `kinds` are those it received. */
function open(
  areas: readonly { readonly id: number; readonly name: string }[],
  { isMute = false } = {},
) {
  const kinds: string[] = [];
  const measuring = openMeasuringFrame({ window, address: 'about:blank' });
  let sequence = 0;
  const page = {
    postMessage: (message: { readonly kind: string; readonly sequence: number }) => {
      kinds.push(message.kind);
      if (isMute) return;
      if (message.kind === 'patch')
        queueMicrotask(() => send({ kind: 'ack', answers: message.sequence, problems: [] }));
      if (message.kind === 'inspect')
        queueMicrotask(() =>
          send({ kind: 'inspected', answers: message.sequence, findings: [finding] }),
        );
    },
  };
  Object.defineProperty(document.querySelector('iframe') ?? {}, 'contentWindow', { value: page });
  const send = (message: PageMessage) => {
    sequence += 1;
    window.dispatchEvent(
      Object.assign(new Event('message'), {
        data: { protocol: bridgeProtocol, version: bridgeVersion, sequence, ...message },
        origin: window.location.origin,
        source: page,
      }),
    );
  };
  send({ kind: 'ready', areas });
  return { measuring, kinds };
}

const shown = { areaId: 7, containers: [], width: 390 };

it('receives the page as written, and reports its findings', async () => {
  const { measuring, kinds } = open([{ id: 7, name: 'Front' }]);
  expect(await measuring.inspect(shown)).toEqual([finding]);
  expect(kinds).toEqual(['patch', 'inspect']);
  expect(document.querySelector('iframe')?.style.inlineSize).toBe('390px');
});

it('reports a missing widget as not inspected, and mistakes no other for it', async () => {
  const { measuring, kinds } = open([{ id: 8, name: 'Another' }]);
  expect(await measuring.inspect(shown)).toEqual([
    { level: 'hint', code: 'page-unseen', widgetId: null },
  ]);
  expect(kinds).toEqual([]);
});

it('gives up a page that does not respond, and one that is closed', async () => {
  vi.useFakeTimers();
  const late = open([{ id: 7, name: 'Front' }], { isMute: true }).measuring.inspect(shown);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await late).toBeUndefined();
  document.body.innerHTML = '';
  const { measuring } = open([{ id: 7, name: 'Front' }], { isMute: true });
  const closed = measuring.inspect(shown);
  await vi.advanceTimersByTimeAsync(0);
  measuring.close();
  expect(await closed).toBeUndefined();
  expect(document.querySelector('iframe')).toBeNull();
});
