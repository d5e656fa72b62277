/** What is open in the workbench as the address names it, so that it can be reopened and shared. */
import type { ContentRef } from '@solvik/content-schema/editing';

export interface WorkbenchRoute {
  /** The home page where none is named. */
  readonly content?: ContentRef | undefined;
  /** The chosen widget's id, or the key of a menu's item. */
  readonly part?: string | undefined;
}

const partNames = { page: 'widget', menu: 'item' } as const;

/** @param search as `?page=about&widget=hero`; other parameters stay */
export function readWorkbenchRoute(search: string): WorkbenchRoute {
  const query = new URLSearchParams(search);
  for (const kind of ['page', 'menu'] as const) {
    const key = query.get(kind);
    if (key) return { content: { kind, key }, part: query.get(partNames[kind]) ?? undefined };
  }
  return {};
}

export function writeWorkbenchRoute(search: string, { content, part }: WorkbenchRoute): string {
  const query = new URLSearchParams(search);
  for (const name of ['page', 'widget', 'menu', 'item']) query.delete(name);
  if (content) query.set(content.kind, content.key);
  if (content && part !== undefined) query.set(partNames[content.kind], part);
  return query.size > 0 ? `?${query.toString()}` : '';
}
