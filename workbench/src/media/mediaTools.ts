import type { ContentRef, EditorSession, MediaUse } from '@solvik/content-schema/editing';
import type { WorkbenchHost } from '../host.ts';
import type { WorkbenchText } from '../workbenchText.ts';
import type { MediaApi } from './mediaApi.ts';

/** The context of every part of the library. */
export interface MediaTools {
  readonly api: MediaApi;
  readonly text: WorkbenchText;
  readonly timeText: (moment: string) => string;
  readonly pictureOf: WorkbenchHost['pictureOf'];
  /** Undefined until the session is loaded. */
  readonly session: EditorSession | undefined;
  /** The name of the page or menu for editors. */
  readonly nameOf: (use: Pick<MediaUse, 'content' | 'name'>) => string;
  /** Opens a page where a picture is shown, at the widget that shows it. */
  readonly goTo: (content: ContentRef, widgetId: string | undefined) => void;
}

/** The key of all queries of the library, which are invalidated together when it has changed. */
export const mediaKey = ['content-service', 'media'] as const;
