import { languages } from '../document/languages.ts';
import type { PageDocument, StoredWidget } from '../document/pageDocument.ts';
import { spanOf, type Schedule } from '../visibility/schedule.ts';
import { checkOutline } from './checkOutline.ts';
import { checkReach } from './checkReach.ts';
import { checkVisibility } from './checkVisibility.ts';
import { checkWidget } from './checkWidget.ts';
import type { Finding } from './finding.ts';
import { readDocument } from './readDocument.ts';

/**
 * A page's own texts: with an address it is reached in every language, and needs a title there too.
 * Without one its old address would lead to another language's.
 */
function checkTexts({ title, description = {}, alias }: PageDocument): readonly Finding[] {
  if (!alias) return [];
  return languages.flatMap((language): Finding[] => {
    if (!alias[language]) return [{ level: 'error', path: `alias.${language}`, code: 'no-place' }];
    if (!title[language]) return [{ level: 'error', path: `title.${language}`, code: 'required' }];
    return description[language]
      ? []
      : [{ level: 'warning', path: `description.${language}`, code: 'missing-translation' }];
  });
}

/** Content that its schedule hides may be over as well. */
const isGone = (schedule: Schedule | undefined, now: number): boolean => {
  const { to } = schedule ? spanOf(schedule, 'UTC') : {};
  return to !== undefined && to.getTime() <= now;
};

export interface CheckOptions {
  /** Milliseconds since 1970; when given, content that is over is reported. */
  readonly now?: number;
}

/**
 * All findings of a stored page by itself, worst first; used by the editor, the preview, publishing
 * and CI alike.
 */
export function checkDocument(
  value: unknown,
  { now }: CheckOptions = {},
): { readonly document?: PageDocument; readonly findings: readonly Finding[] } {
  const { document, findings: structural } = readDocument(value);
  if (!document) return { findings: structural };
  const findings: Finding[] = [...structural, ...checkTexts(document)];
  // Paths are those of what was sent: a container that could not be read has been reported, and
  // does not shift the others.
  const sent =
    (
      value as {
        readonly containers?: readonly ({
          readonly id?: unknown;
          readonly widgets?: readonly { readonly id?: unknown }[];
        } | null)[];
      }
    ).containers ?? [];
  const placed: { readonly path: string; readonly widget: StoredWidget }[] = [];
  for (const container of document.containers) {
    const row = sent.findIndex((other) => other?.id === container.id);
    const report = (finding: Finding) => findings.push(finding);
    checkVisibility(container, { path: `containers[${String(row)}]`, report });
    for (const widget of container.widgets) {
      const at = sent[row]?.widgets?.findIndex((other) => other.id === widget.id) ?? 0;
      const path = `containers[${String(row)}].widgets[${String(at)}]`;
      placed.push({ path, widget });
      checkReach(widget, container, { path, report });
      checkWidget(widget, {
        path,
        report,
        now:
          now === undefined || isGone(container.schedule, now) || isGone(widget.schedule, now)
            ? undefined
            : now,
      });
    }
  }
  findings.push(...checkOutline(document, placed));
  const rank = { error: 0, warning: 1, hint: 2 } as const;
  return { document, findings: findings.toSorted((a, b) => rank[a.level] - rank[b.level]) };
}
