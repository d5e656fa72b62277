import type { Scheduled } from '@solvik/content-schema/editing';
import type { ContentService, OpenContent } from '../workbenchState.ts';

/**
 * The schedule of the open page or menu, as the list has it: a publishing that failed or succeeded
 * by itself is listed there first.
 */
export function scheduledOf({
  open,
  chosen,
  pages = [],
  menus,
}: Pick<OpenContent, 'open' | 'chosen'> & Pick<ContentService, 'pages' | 'menus'>):
  | Scheduled
  | undefined {
  const listed = (chosen?.kind === 'menu' ? menus : pages).find(({ key }) => key === chosen?.key);
  return listed ? listed.scheduled : open.summary?.scheduled;
}
