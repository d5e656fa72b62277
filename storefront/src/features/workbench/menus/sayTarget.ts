import type { MenuTarget } from '@solvik/content-schema';
import type { WorkbenchState } from '../useWorkbench.ts';

/** Where an item of a menu leads, shortly: a page by its name, everything else by what the shop calls it. */
export function sayTarget(target: MenuTarget, { pages = [], pageName }: Pick<WorkbenchState, 'pages' | 'pageName'>): string {
  if (target.type === 'route') return target.route;
  const page = target.type === 'page' ? pages.find(({ key }) => key === target.key) : undefined;
  return page ? pageName(page) : target.key;
}
