/**
 * The framed page's side of the bridge: it shows what an editor's window sends, and reports which
 * widget is clicked.
 */
import {
  createSequenceFilter,
  createSender,
  type RenderedFinding,
  type EditorMessage,
  type PageMessage,
  readEditorMessage,
  type Sent,
} from '@solvik/content-schema/editing';
import type { QueryClient } from '@tanstack/react-query';
import { listenToPointer } from './listenToPointer.ts';
import { stylePreview } from './marks.ts';
import { createPagePatcher } from './pagePatcher.ts';
import { showMenu } from './showMenu.ts';
import { createWidgetMarks } from './widgetMarks.ts';

interface BridgeOptions {
  readonly window: Window;
  readonly queryClient: QueryClient;
  /** Allowed origins. */
  readonly origins: readonly string[];
  readonly inspect?: () => Promise<readonly RenderedFinding[]>;
}

interface EditorWindow {
  readonly origin: string;
  readonly isNew: ReturnType<typeof createSequenceFilter>;
  readonly send: ReturnType<typeof createSender<PageMessage>>;
}

/** Loaded only when an editor requests an inspection. */
const fetchAndInspect = async () => (await import('./lint/inspectPage.ts')).inspectPage();

/** The windows that may be the page's parent, one for each allowed origin. */
function editorWindows(page: Window, origins: readonly string[]): readonly EditorWindow[] {
  // Addressed to another origin than the parent's, a message only causes an error in the browser's
  // console; not every browser reveals the parent's origin.
  const [parentOrigin] = page.location.ancestorOrigins ?? [];
  return origins
    .filter((origin) => parentOrigin === undefined || parentOrigin === origin)
    .map((origin) => ({
      origin,
      isNew: createSequenceFilter('hello'),
      send: createSender<PageMessage>((message) => page.parent.postMessage(message, origin)),
    }));
}

/** Listens until the page closes. Returns how to stop. */
export function startBridge({
  window: page,
  queryClient,
  origins,
  inspect = fetchAndInspect,
}: BridgeOptions): () => void {
  const { document } = page;
  const style = stylePreview(document);
  const editors = editorWindows(page, origins);
  const patcher = createPagePatcher(page, queryClient);
  const marks = createWidgetMarks(page);
  /** The sender of the last message. */
  let editor: EditorWindow | undefined;
  let mode: Extract<EditorMessage, { kind: 'mode' }>['mode'] = 'select';

  /** One after the other: each scrolls through the page. A failed one is left unanswered. */
  let inspected = Promise.resolve();
  const inspectOneByOne = (sequence: number) => {
    inspected = inspected
      .then(
        async () =>
          void editor?.send({ kind: 'inspected', answers: sequence, findings: await inspect() }),
      )
      .catch(() => undefined);
  };

  const acknowledge = async (
    sequence: number,
    patched: ReturnType<typeof patcher.patchPage>,
  ): Promise<void> => {
    const problems = await patched;
    editor?.send({ kind: 'ack', answers: sequence, problems });
  };

  const handle = (message: Sent<EditorMessage>, { send }: EditorWindow) => {
    const { sequence } = message;
    if (message.kind === 'hello') send({ kind: 'ready', areas: patcher.areas() });
    if (message.kind === 'patch') void acknowledge(sequence, patcher.patchPage(message));
    if (message.kind === 'patch-menu') void acknowledge(sequence, patcher.patchMenu(message));
    if (message.kind === 'show-menu') showMenu(document, message.location);
    if (message.kind === 'select')
      marks.select(message.widgetId, {
        isInView: message.widgetId === marks.selected(),
        label: message.label,
      });
    if (message.kind === 'hover') marks.hover(message.widgetId);
    if (message.kind === 'inspect') inspectOneByOne(sequence);
    if (message.kind === 'mode') mode = message.mode;
  };

  const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
    const message = source === page.parent ? readEditorMessage(data) : undefined;
    const sender = message && editors.find((each) => each.origin === origin);
    if (!message || !sender?.isNew(message)) return;
    editor = sender;
    handle(message, sender);
  };

  page.addEventListener('message', onMessage);
  const stopPointer = listenToPointer(document, {
    isSelecting: () => editor !== undefined && mode === 'select',
    onClick: (widgetId) => {
      marks.select(widgetId, { isInView: true });
      editor?.send({ kind: 'select', widgetId });
    },
    onHover: (widgetId) => {
      marks.hover(widgetId);
      editor?.send({ kind: 'hover', widgetId });
    },
  });
  // Delivered only to a window of the addressed origin, so that an editor that subscribed early
  // need not request it again.
  for (const { send } of editors) send({ kind: 'ready', areas: patcher.areas() });
  return () => {
    marks.stop();
    page.removeEventListener('message', onMessage);
    stopPointer();
    style.remove();
  };
}
