import type { Services } from '../../app/services.ts';
import type { Problem } from '@solvik/content-schema';
import type { PlacedWidget, UnreadableWidget } from '@solvik/widgets';

/** What has been told of already: once for each widget and fault is enough for whoever reads the log. */
const told = new Set<string>();
const most = 1000;

function isNews(key: string): boolean {
  if (told.has(key) || told.size >= most) return false;
  told.add(key);
  return true;
}

/** Tells whoever keeps the shop, once, of a widget that shoppers are not shown. */
export function tellUnreadable({ report }: Pick<Services, 'report'>, { id, name, type, problems }: Pick<UnreadableWidget, 'id' | 'name' | 'type' | 'problems'>): void {
  // What its keeper has turned off is no fault.
  if (problems.some(({ code }) => code === 'inactive')) return;
  const faults = problems.map(({ path, code }) => `${path}: ${code}`).join('; ');
  if (isNews(`${id} ${type} ${faults}`)) report?.(new Error(`The widget “${name}” (${id}, ${type}) is not shown: ${faults}`));
}

/** Tells whoever keeps the shop, once, of a row that is shown otherwise than it says. */
export function tellBadRow({ report }: Pick<Services, 'report'>, { id, name }: { readonly id: number | string; readonly name: string }, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const faults = problems.map(({ path, code, values }) => `${path}: ${code} (${String(values?.['options'] ?? '')})`).join('; ');
  if (isNews(`row ${String(id)} ${faults}`)) report?.(new Error(`The row “${name}” (${String(id)}) is shown as a usual one: ${faults}`));
}

/** Tells whoever keeps the shop, once for each page that is loaded, of a widget that breaks while it is drawn. */
export function tellBroken({ report }: Pick<Services, 'report'>, { id, widget: { type } }: Pick<PlacedWidget, 'id' | 'widget'>, error: unknown): void {
  if (isNews(`broken ${id} ${type}`)) report?.(error instanceof Error ? error : new Error(String(error)));
}
