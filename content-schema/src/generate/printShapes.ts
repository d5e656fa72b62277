/**
 * Prints how each widget is read, without labels for editors: a shop's bundle carries only this.
 */
import type { WidgetDefinition } from '../defineWidget.ts';
import type { Fields, TitledFields } from '../fields.ts';

function withoutTitles(fields: TitledFields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { title: _title, ...field }]) => [
      name,
      'of' in field ? { ...field, of: withoutTitles(field.of) } : field,
    ]),
  ) as Fields;
}

export function printShapes(definitions: readonly WidgetDefinition[]): string {
  const lines = definitions.map(
    ({ type, version, fields, needs, migrations }) =>
      `  ${JSON.stringify(type)}: ${JSON.stringify({ version, fields: withoutTitles(fields), needs, migrations })},`,
  );
  return [
    '// Generated from the widget definitions by npm run generate.',
    "import type { WidgetShape } from '../widgetShape.ts';",
    "import type { WidgetConfigurations } from './widgetTypes.ts';",
    '',
    'export const widgetShapes: Readonly<Record<keyof WidgetConfigurations, WidgetShape>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
