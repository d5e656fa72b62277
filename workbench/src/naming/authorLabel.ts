import { importAuthor } from '@solvik/content-schema/editing';
import type { WorkbenchText } from '../workbenchText.ts';

/** The author of a revision, as editors read it. */
export const authorLabel = (author: string, text: WorkbenchText): string =>
  author === importAuthor ? text('history.importer') : author;
