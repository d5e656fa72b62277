import type { StoredWidget } from '../document/pageDocument.ts';
import { widgetShapes } from '../generated/widgetShapes.ts';
import { migrate } from '../migrate.ts';
import { isWidgetType } from '../read/parseWidget.ts';
import { checkFields } from './checkFields.ts';
import { checkVisibility } from './checkVisibility.ts';
import { checkWording } from './checkWording.ts';
import type { Finding } from './finding.ts';

interface Place {
  readonly path: string;
  readonly report: (finding: Finding) => void;
  /** Milliseconds since 1970, where content that is over is to be reported. */
  readonly now?: number | undefined;
}

/** All findings of one stored widget, in its newest version. */
export function checkWidget(
  { type, version, fields, ...shown }: StoredWidget,
  { path, report, now }: Place,
): void {
  checkVisibility(shown, { path, report });
  const current = migrate({ type, version, values: fields }, widgetShapes);
  if (!isWidgetType(current.type))
    return report({
      level: 'error',
      path: `${path}.type`,
      code: 'unknown-widget',
      values: { type },
    });
  const { version: known, fields: described, needs = [] } = widgetShapes[current.type];
  if (current.version > known)
    return report({
      level: 'error',
      path: `${path}.version`,
      code: 'newer-version',
      values: { given: version, known },
    });
  checkFields(current.values, described, { path: `${path}.fields`, report });
  checkWording(current.values, described, { path: `${path}.fields`, report, now });
  for (const { field, when, is } of needs) {
    const held =
      current.values[when] ??
      (described[when]?.kind === 'choice' ? described[when].fallback : undefined);
    if (held === is && current.values[field] === undefined)
      report({ level: 'error', path: `${path}.fields.${field}`, code: 'required' });
  }
}
