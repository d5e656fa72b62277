/** The workbench's side of the bridge to one framed page. */
import {
  createSequenceFilter,
  createSender,
  type EditorMessage,
  type PageMessage,
  readPageMessage,
  type Sent,
} from '@solvik/content-schema/editing';

export interface FrameLink {
  readonly send: (message: EditorMessage) => number;
  readonly close: () => void;
}

interface FrameLinkOptions {
  readonly window: Window;
  /** The framed page's window, which is another after each load. */
  readonly frame: () => Window | null | undefined;
  /** The framed page's origin; nothing is sent to or received from another. */
  readonly origin: string;
  readonly onMessage: (message: Sent<PageMessage>) => void;
}

/** Sends hello at once: the page may have been ready before this side subscribed. */
export function openFrameLink({
  window: own,
  frame,
  origin,
  onMessage,
}: FrameLinkOptions): FrameLink {
  const send = createSender<EditorMessage>((message) => frame()?.postMessage(message, origin));
  const isNew = createSequenceFilter('ready');
  const receive = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    const message =
      from === origin && source !== null && source === frame() ? readPageMessage(data) : undefined;
    if (message && isNew(message)) onMessage(message);
  };
  own.addEventListener('message', receive);
  send({ kind: 'hello' });
  return { send, close: () => own.removeEventListener('message', receive) };
}
