/**
 * A page of the shop in a hidden frame, which is resized to each viewport and inspects itself on
 * request.
 */
import type { RenderedFinding, FramedArea, ViewedContainer } from '@solvik/content-schema/editing';
import { openFrameLink } from '../frame/frameLink.ts';

export interface Shown {
  readonly areaId: number;
  readonly containers: readonly ViewedContainer[];
  /** CSS pixels. */
  readonly width: number;
}

export interface MeasuringFrame {
  readonly address: string;
  /**
   * Undefined when the page does not respond in time, or the frame has been closed; `unseen` where
   * the requested area or page is not on it.
   */
  readonly inspect: (shown: Shown) => Promise<readonly RenderedFinding[] | undefined>;
  readonly close: () => void;
}

/** Of a page that cannot be inspected. */
export const unseen: readonly RenderedFinding[] = [
  { level: 'hint', code: 'page-unseen', widgetId: null },
];

const height = 844;
/**
 * So small that all of it is within the window: what is outside of the window is rendered
 * differently.
 */
const scale = 0.1;
const timeout = 30_000;

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
  const waiting = new Map<number, (findings: readonly RenderedFinding[] | undefined) => void>();
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

  const inTime = <T>(promise: Promise<T>): Promise<T | undefined> =>
    Promise.race([
      promise,
      new Promise<undefined>((done) => {
        setTimeout(() => done(undefined), timeout);
      }),
    ]);
  const request = (
    message: Parameters<typeof link.send>[0],
  ): Promise<readonly RenderedFinding[] | undefined> => {
    const pending = Promise.withResolvers<readonly RenderedFinding[] | undefined>();
    const sequence = link.send(message);
    waiting.set(sequence, pending.resolve);
    return inTime(pending.promise).finally(() => waiting.delete(sequence));
  };

  return {
    address,
    async inspect({ areaId, containers, width }) {
      frame.style.inlineSize = `${String(width)}px`;
      const areas = await inTime(ready.promise);
      if (areas?.every(({ id }) => id !== areaId)) return unseen;
      if (!areas || !(await request({ kind: 'patch', areaId, containers }))) return undefined;
      return request({ kind: 'inspect' });
    },
    close() {
      link.close();
      frame.remove();
      ready.resolve(undefined);
      for (const resolve of waiting.values()) resolve(undefined);
    },
  };
}
