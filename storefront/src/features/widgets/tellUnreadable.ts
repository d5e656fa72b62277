import type { Services } from '../../app/services.ts';
import type { UnreadableWidget } from '@solvik/widgets';

/** What has been told of already: once for each widget and fault is enough for whoever reads the log. */
const told = new Set<string>();
const most = 1000;

/** Tells whoever keeps the shop, once, of a widget that shoppers are not shown. */
export function tellUnreadable({ report }: Pick<Services, 'report'>, { id, name, type, problems }: Pick<UnreadableWidget, 'id' | 'name' | 'type' | 'problems'>): void {
  // What its keeper has turned off is no fault.
  if (problems.some(({ code }) => code === 'inactive')) return;
  const faults = problems.map(({ path, code }) => `${path}: ${code}`).join('; ');
  const key = `${id} ${type} ${faults}`;
  if (told.has(key) || told.size >= most) return;
  told.add(key);
  report?.(new Error(`The widget “${name}” (${id}, ${type}) is not shown: ${faults}`));
}
