/** What the shop said of a page as it was saved, told of the page as it is being edited. */
import type { DeskFinding, MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { readAt } from '../editDocument.ts';

type Document = PageDocument | MenuDocument;

const keysOf = (path: string): readonly (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
const widgetPath = /^containers\[(\d+)\]\.widgets\[(\d+)\]/;

/** Where the widget of a path stands now; undefined when it has been taken away. */
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

/** A finding goes with its widget, and falls once its field says something else: the shop has not been asked about that. */
export function keepStanding(
  findings: readonly DeskFinding[],
  before: Document,
  now: Document,
): readonly DeskFinding[] {
  if (before === now) return findings;
  return findings.flatMap((finding): readonly DeskFinding[] => {
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
