import { bringer } from '@solvik/content-schema/editing';
import type { WorkbenchText } from '../workbenchText.ts';

/** Who saved something, as editors read it. */
export const sayAuthor = (author: string, text: WorkbenchText): string =>
  author === bringer ? text('history.bringer') : author;
