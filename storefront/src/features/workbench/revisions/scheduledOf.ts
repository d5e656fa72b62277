import type { Scheduled } from '@solvik/content-schema/editing';
import type { WorkbenchState } from '../useWorkbench.ts';

/** What waits of the open page or menu, as the list knows it: a publishing that failed or was done by itself is heard of there first. */
export function scheduledOf({
  open,
  chosen,
  pages = [],
  menus,
}: Pick<WorkbenchState, 'open' | 'chosen' | 'pages' | 'menus'>): Scheduled | undefined {
  const listed = (chosen?.kind === 'menu' ? menus : pages).find(({ key }) => key === chosen?.key);
  return listed ? listed.scheduled : open.summary?.scheduled;
}
