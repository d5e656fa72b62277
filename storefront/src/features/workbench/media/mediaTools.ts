import type { ContentRef, DeskSession, MediaUse } from '@solvik/content-schema/editing';
import type { WorkbenchText } from '../workbenchText.ts';
import type { MediaApi } from './mediaApi.ts';

/** What every part of the library is drawn with. */
export interface MediaTools {
  readonly api: MediaApi;
  readonly text: WorkbenchText;
  readonly timeText: (moment: string) => string;
  /** Undefined until it is known who works here. */
  readonly session: DeskSession | undefined;
  /** What editors call the page or menu. */
  readonly nameOf: (use: Pick<MediaUse, 'content' | 'name'>) => string;
  /** Opens a page where a picture is shown, at the widget that shows it. */
  readonly goTo: (content: ContentRef, widgetId: string | undefined) => void;
}

/** Everything of the library that has been asked for, so that it is asked anew when it has changed. */
export const mediaKey = ['desk', 'media'] as const;
