/** Carries service findings of a saved page over to the page as it is edited. */
import type { ServiceFinding, MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { readAt } from '../editing/editDocument.ts';

type Document = PageDocument | MenuDocument;

const keysOf = (path: string): readonly (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
const widgetPath = /^containers\[(\d+)\]\.widgets\[(\d+)\]/;

/** The current path of a path's widget; undefined when it has been removed. */
function movedPath(path: string, before: PageDocument, now: PageDocument): string | undefined {
  const [start, row, at] = widgetPath.exec(path) ?? [];
  if (start === undefined) return path;
  const id = before.containers[Number(row)]?.widgets[Number(at)]?.id;
  for (const [r, { widgets }] of now.containers.entries()) {
    const w = widgets.findIndex((widget) => widget.id === id);
    if (w >= 0) return `containers[${String(r)}].widgets[${String(w)}]${path.slice(start.length)}`;
  }
  return undefined;
}

/**
 * A finding moves with its widget, and is dropped once its field is changed: the service has not
 * checked the new value.
 */
export function carryFindings(
  findings: readonly ServiceFinding[],
  before: Document,
  now: Document,
): readonly ServiceFinding[] {
  if (before === now) return findings;
  return findings.flatMap((finding): readonly ServiceFinding[] => {
    const path =
      'containers' in before && 'containers' in now
        ? movedPath(finding.path, before, now)
        : finding.path;
    if (
      path === undefined ||
      JSON.stringify(readAt(before, keysOf(finding.path))) !==
        JSON.stringify(readAt(now, keysOf(path)))
    )
      return [];
    return [{ ...finding, path }];
  });
}
