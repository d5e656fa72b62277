import type { PlacedWidget, UnreadableWidget } from '@solvik/widgets';
import type { Services } from '../../page/services.ts';
import type { ReadContainer } from '../content/areas/readArea.ts';

/** What has been reported already: once per widget and fault is enough for a log. */
const reported = new Set<string>();
const maxReported = 1000;

function isNew(key: string): boolean {
  if (reported.has(key) || reported.size >= maxReported) return false;
  reported.add(key);
  return true;
}

type Reporting = Pick<Services, 'report'>;

function reportWidget({ report }: Reporting, { id, name, type, problems }: UnreadableWidget): void {
  // A widget turned off by its editor is no fault.
  if (problems.some(({ code }) => code === 'inactive')) return;
  const faults = problems.map(({ path, code }) => `${path}: ${code}`).join('; ');
  if (!isNew(`${id} ${type} ${faults}`)) return;
  report?.(new Error(`The widget “${name}” (${id}, ${type}) is not shown: ${faults}`));
}

/**
 * Reports, once, the widgets of a row that are not shown to shoppers, and a row that is shown with
 * a default layout.
 */
export function reportUnreadable(
  services: Reporting,
  { id, name = '', unreadable = [], problems = [] }: ReadContainer,
): void {
  for (const widget of unreadable) reportWidget(services, widget);
  if (problems.length === 0) return;
  const faults = problems
    .map(({ path, code, values }) => `${path}: ${code} (${String(values?.['options'] ?? '')})`)
    .join('; ');
  if (!isNew(`row ${id} ${faults}`)) return;
  services.report?.(
    new Error(`The row “${name}” (${id}) is shown with a default layout: ${faults}`),
  );
}

/** Reports, once per loaded page, a widget that throws while rendering. */
export function reportBroken(
  { report }: Reporting,
  { id, widget: { type } }: Pick<PlacedWidget, 'id' | 'widget'>,
  error: unknown,
): void {
  if (isNew(`broken ${id} ${type}`))
    report?.(error instanceof Error ? error : new Error(String(error)));
}
