/** A page of the shop in a frame that nobody sees, which is made as wide as each screen in turn and asked what it looks like. */
import type { DrawnFinding, FramedArea, ViewedContainer } from '@solvik/content-schema/editing';
import { openFrameLink } from '../frameLink.ts';

export interface Shown {
  readonly areaId: number;
  readonly containers: readonly ViewedContainer[];
  /** CSS pixels. */
  readonly width: number;
}

export interface MeasuringFrame {
  readonly address: string;
  /** Undefined when the page does not answer in time, or the frame has been closed; `unseen` where what is asked about does not stand on it. */
  readonly inspect: (shown: Shown) => Promise<readonly DrawnFinding[] | undefined>;
  readonly close: () => void;
}

/** Of a page that nothing can be said of. */
export const unseen: readonly DrawnFinding[] = [
  { level: 'hint', code: 'page-unseen', widgetId: null },
];

const height = 844;
/** So small that all of it stands in the window: what is out of the window is not drawn as it would be. */
const scale = 0.1;
const patience = 30_000;

function createFrame(document: Document, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: address, inert: true, tabIndex: -1 });
  frame.setAttribute('aria-hidden', 'true');
  frame.dataset['measures'] = '';
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    blockSize: `${String(height)}px`,
    border: '0',
    opacity: '0',
    pointerEvents: 'none',
    zIndex: '-1',
    transform: `scale(${String(scale)})`,
    transformOrigin: '0 0',
  });
  return frame;
}

/** One inspection at a time. */
export function openMeasuringFrame({
  window,
  address,
}: {
  readonly window: Window;
  readonly address: string;
}): MeasuringFrame {
  const frame = createFrame(window.document, address);
  const ready = Promise.withResolvers<readonly FramedArea[] | undefined>();
  const waiting = new Map<number, (findings: readonly DrawnFinding[] | undefined) => void>();
  const link = openFrameLink({
    window,
    frame: () => frame.contentWindow,
    origin: window.location.origin,
    onMessage: (message) => {
      if (message.kind === 'ready') ready.resolve(message.areas);
      if (message.kind === 'ack') waiting.get(message.answers)?.([]);
      if (message.kind === 'inspected') waiting.get(message.answers)?.(message.findings);
    },
  });
  window.document.body.append(frame);

  const inTime = <T>(answer: Promise<T>): Promise<T | undefined> =>
    Promise.race([
      answer,
      new Promise<undefined>((done) => {
        setTimeout(() => done(undefined), patience);
      }),
    ]);
  const ask = (
    message: Parameters<typeof link.send>[0],
  ): Promise<readonly DrawnFinding[] | undefined> => {
    const answer = Promise.withResolvers<readonly DrawnFinding[] | undefined>();
    const sequence = link.send(message);
    waiting.set(sequence, answer.resolve);
    return inTime(answer.promise).finally(() => waiting.delete(sequence));
  };

  return {
    address,
    async inspect({ areaId, containers, width }) {
      frame.style.inlineSize = `${String(width)}px`;
      const areas = await inTime(ready.promise);
      if (areas?.every(({ id }) => id !== areaId)) return unseen;
      if (!areas || !(await ask({ kind: 'patch', areaId, containers }))) return undefined;
      return ask({ kind: 'inspect' });
    },
    close() {
      link.close();
      frame.remove();
      ready.resolve(undefined);
      for (const answer of waiting.values()) answer(undefined);
    },
  };
}
