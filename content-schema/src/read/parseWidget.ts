import { widgetShapes } from '../generated/widgetShapes.ts';
import type { WidgetConfigurations } from '../generated/widgetTypes.ts';
import { migrate } from '../migrate.ts';
import { isObject } from './isObject.ts';
import { parseFields } from './parseFields.ts';
import type { Parsed, Problem } from './problem.ts';
import { isReported, readGeinsWidget, geinsPath } from './geinsWidget.ts';
import type { WidgetShape } from '../widgetShape.ts';

export type WidgetType = keyof WidgetConfigurations;

/** The configuration of a widget of a type, once parsed. */
export type WidgetConfiguration<T extends WidgetType> = WidgetConfigurations[T];

/** A widget whose configuration fits its type, ready to be rendered. */
export type Widget = {
  readonly [T in WidgetType]: { readonly type: T; readonly configuration: WidgetConfiguration<T> };
}[WidgetType];

export function isWidgetType(text: string): text is WidgetType {
  return Object.hasOwn(widgetShapes, text);
}

/** What is known of a type: its version and fields, without labels for editors. */
export const shapeOf = (type: WidgetType): WidgetShape => widgetShapes[type];

const bad = (...problems: Problem[]): Parsed<never> => ({ kind: 'bad', problems });

/** The version of a configuration or a stored widget; undefined when it is malformed. */
export function versionOf(values: unknown): number | undefined {
  if (!isObject(values) || values['$version'] === undefined) return 1;
  const version = values['$version'];
  return typeof version === 'number' && Number.isInteger(version) && version >= 1
    ? version
    : undefined;
}

/** A Geins widget, read as ours; its problems are reported at the Geins paths. */
function parseGeinsWidget(
  type: string,
  raw: Readonly<Record<string, unknown>>,
  size: string,
): Parsed<Widget> {
  const geins = readGeinsWidget(type, raw, { isWide: size === 'full' });
  if (!geins || !isWidgetType(geins.type))
    return bad({ path: 'type', code: 'unknown-widget', values: { type } });
  const problems: Problem[] = [];
  const configuration: unknown = parseFields(
    geins.values,
    widgetShapes[geins.type].fields,
    '',
    problems,
  );
  const placed = problems.map((problem) => ({
    ...problem,
    path: geinsPath(problem.path, geins.paths),
  }));
  const all = [
    ...geins.problems,
    ...placed.filter(({ path }) => !isReported(path, geins.problems)),
  ];
  if (all.length > 0) return bad(...all);
  const widget: unknown = { type: geins.type, configuration };
  return { kind: 'ok', value: widget as Widget };
}

/**
 * Reads a widget as the Data API sends it (type, and configuration as JSON text), of this or an earlier version; an earlier
 * one may have become another type since, and Geins may send its own. Never throws: an unknown
 * type, broken JSON, a newer version or a bad field is a named problem. `size` is the widget's share of its row.
 */
export function parseWidget(type: string, configurationText: string, size = ''): Parsed<Widget> {
  let raw: unknown;
  try {
    raw = JSON.parse(configurationText);
  } catch {
    return bad({ path: 'configuration', code: 'not-json' });
  }
  if (!isObject(raw)) return bad({ path: 'configuration', code: 'not-object' });
  if (!isWidgetType(type)) return parseGeinsWidget(type, raw, size);
  const version = versionOf(raw);
  if (version === undefined || version > shapeOf(type).version) {
    return bad({
      path: '$version',
      code: 'newer-version',
      values: { given: version ?? '?', known: shapeOf(type).version },
    });
  }
  const current = migrate({ type, version, values: raw }, widgetShapes);
  const problems: Problem[] = [];
  const configuration: unknown = parseFields(
    current.values,
    widgetShapes[current.type as WidgetType].fields,
    '',
    problems,
  );
  if (problems.length > 0) return bad(...problems);
  // Each field has been checked against the shape that the type was printed from.
  const widget: unknown = { type: current.type, configuration };
  return { kind: 'ok', value: widget as Widget };
}
