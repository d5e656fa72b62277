import type { StoredWidget } from '../document/pageDocument.ts';
import { widgetShapes } from '../generated/widgetShapes.ts';
import { migrate } from '../migrate.ts';
import { isWidgetType } from '../read/parseWidget.ts';
import { checkFields } from './checkFields.ts';
import { checkShown } from './checkShown.ts';
import { checkWords } from './checkWords.ts';
import type { Finding } from './finding.ts';

interface Place {
  readonly path: string;
  readonly say: (finding: Finding) => void;
  /** Milliseconds since 1970, where what is over is to be told. */
  readonly now?: number | undefined;
}

/** All there is to say of one stored widget, in its newest version. */
export function checkWidget(
  { type, version, fields, ...shown }: StoredWidget,
  { path, say, now }: Place,
): void {
  checkShown(shown, { path, say });
  const current = migrate({ type, version, values: fields }, widgetShapes);
  if (!isWidgetType(current.type))
    return say({ level: 'error', path: `${path}.type`, code: 'unknown-widget', values: { type } });
  const { version: known, fields: described, needs = [] } = widgetShapes[current.type];
  if (current.version > known)
    return say({
      level: 'error',
      path: `${path}.version`,
      code: 'newer-version',
      values: { given: version, known },
    });
  checkFields(current.values, described, { path: `${path}.fields`, say });
  checkWords(current.values, described, { path: `${path}.fields`, say, now });
  for (const { field, when, is } of needs) {
    const held =
      current.values[when] ??
      (described[when]?.kind === 'choice' ? described[when].fallback : undefined);
    if (held === is && current.values[field] === undefined)
      say({ level: 'error', path: `${path}.fields.${field}`, code: 'required' });
  }
}
