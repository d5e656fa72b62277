/**
 * Prints the reference of widgets for developers of external CMSs: what each is for, its fields and
 * an example (docs/reference/widgets.md).
 */
import { type WidgetDefinition, widgetGroups } from '../defineWidget.ts';
import { type FieldKind, productSorts, type TitledFields } from '../fields.ts';
import { isRequiredField } from './jsonSchema.ts';

type TitledField = TitledFields[string];

/** The value of each kind of field, for developers. */
export const kindWords: Readonly<Record<FieldKind, string>> = {
  text: 'Text without markup, as a string.',
  'rich-text':
    'Blocks in order: `{"kind":"paragraph","text":[…]}`, `{"kind":"heading","level":2,"text":"…"}` (2 or 3), `{"kind":"list","isOrdered":false,"items":[[…]]}`, `{"kind":"table","caption":"…","columns":["…","…"],"rows":[["…","…"]]}`. The text of a paragraph or an item is a list of strings, `{"kind":"strong","text":"…"}` and `{"kind":"link","text":"…","href":"…"}`. A table has at least two columns, and each row as many cells as there are columns, the first of them filled in.',
  html: 'HTML as a string. Paragraphs, headings, lists, tables and links are shown, everything else is removed.',
  link: '`{"label":"…","href":"…"}`, the label not empty. `href` is a path of the shop (`/c/dam`), a fragment, `https:`, `mailto:` or `tel:`, without spaces and backslashes.',
  image:
    '`{"file":"coat.webp","alt":"…","focalPoint":{"x":0.5,"y":0.4}}`. `file` is a name in the image service: letters, digits, `_`, `.` and `-`. `alt` is required, and empty for a decorative picture. `focalPoint` is optional: the point that stays visible where the picture is cropped.',
  point: '`{"x":0.5,"y":0.4}`: from the top left corner of the picture, each 0 to 1.',
  'product-query': `\`{"category":"stickat","brand":"…","campaign":"…","sort":"LATEST","take":4}\`: optional aliases, a sort order (${productSorts.map((sort) => `\`${sort}\``).join(', ')}), and the number of products, 1 to 24.`,
  products: 'The numbers of products in order, as whole numbers.',
  colour: 'The name of a colour token, one of the options. The default is marked.',
  date: 'A time in ISO 8601 with its offset: `"2026-11-29T23:59:00+01:00"`.',
  number: 'A number.',
  switch: '`true` or `false`, by default `false`.',
  choice: 'One of the options. The default is marked.',
  list: 'Objects in order; the fields of each are those named with `[]`.',
  group: 'An object; its fields are those named after it.',
};

const amount = (min: number | undefined, max: number): string =>
  min
    ? min === max
      ? `exactly ${String(max)}`
      : `${String(min)} to ${String(max)}`
    : `at most ${String(max)}`;

/** The limits or options of a field; empty if it has none. */
export function limitsOf(field: TitledField): string {
  switch (field.kind) {
    case 'text':
      return `${amount(undefined, field.maxLength)} characters${field.isMultiline ? ', several lines' : ''}`;
    case 'html':
      return `${amount(undefined, field.maxLength)} characters`;
    case 'choice':
    case 'colour':
      return field.options
        .map((option) => `\`${option}\`${option === field.fallback ? ' (default)' : ''}`)
        .join(', ');
    case 'number':
      return `${String(field.min)} to ${String(field.max)}`;
    case 'products':
      return amount(undefined, field.maxItems);
    case 'list':
      return `${amount(field.minItems, field.maxItems)}${field.distinctBy ? `, no two with the same \`${field.distinctBy}\`` : ''}`;
    default:
      return '';
  }
}

/** One row of the table for each field, followed by those of its items or group. */
const rowsOf = (fields: TitledFields, before: string): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    const row = `| ${[`\`${path}\``, field.title, `\`${field.kind}\``, isRequiredField(field) ? 'yes' : '', field.varies ?? '', limitsOf(field)].join(' | ')} |`;
    return [
      row,
      ...('of' in field ? rowsOf(field.of, field.kind === 'list' ? `${path}[].` : `${path}.`) : []),
    ];
  });

function sectionOf({
  type,
  title,
  about,
  version,
  group,
  fields,
  needs = [],
  examples: [example],
}: WidgetDefinition): readonly string[] {
  return [
    `## ${title}`,
    '',
    about,
    '',
    `Type \`${type}\`, version ${String(version)}, group ${group}. [JSON Schema](../../content-schema/schemas/${type}.json)`,
    '',
    '| Field | What editors read | Kind | Required | Varies by | Limits |',
    '|---|---|---|---|---|---|',
    ...rowsOf(fields, ''),
    '',
    ...needs.flatMap(({ field, when, is }) => [
      `\`${field}\` is required if \`${when}\` is \`${is}\`.`,
      '',
    ]),
    ...(example
      ? [
          `Example, “${example.title}”:`,
          '',
          '```json',
          JSON.stringify({ $version: version, ...example.configuration }, undefined, 2),
          '```',
          '',
        ]
      : []),
  ];
}

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export function printReferencePage(definitions: readonly WidgetDefinition[]): string {
  return [
    '<!-- Generated from the widget definitions by npm run generate. -->',
    '# Widgets',
    '',
    'The widgets that a CMS may send as the content of a page. The Data API (`PageWidgetType`) has a widget as its `type` and its `configuration`: the fields below as a JSON text, with their version as `$version`, by default 1.',
    '',
    '- **Versions.** Earlier versions are migrated when they are read; the migration may change the widget’s type. A version that is newer than the shop’s is a problem.',
    '- **Missing and `null`** are the same. Unknown fields are ignored.',
    '- **Problems.** A widget with an unknown type or version or an invalid value is not shown, and its problems are logged with their paths; the rest of the page is shown. Each type has a JSON Schema (2020-12) to check with before sending. A schema cannot check whether a date exists, whether the rows of a table are as long as its head, and which fields are required by the value of another.',
    '- **Varies by**: in a stored page such a field is `{"sv":…,"nb":…,"da":…,"fi":…}` by language, or `{"*":…,"se":…,"no":…,"dk":…,"fi":…}` by market, where `*` is for all other markets; a picture’s `alt` is always by language. The Data API sends the value for the reader, as in the examples.',
    '- **Characters** are Unicode code points.',
    '',
    '**To try a field out**, open a widget’s story in Storybook (`npm run storybook`, Widgets): each field below is a control there, with its options and limits, and an invalid value is reported in place of the widget.',
    '',
    '[The preview bridge](preview-bridge.md) describes how an editor’s window shows unsaved content on the shop’s pages.',
    '',
    '| Group | Widgets |',
    '|---|---|',
    ...widgetGroups.map(
      (group) =>
        `| ${group} | ${definitions
          .filter((definition) => definition.group === group)
          .map(({ title }) => `[${title}](#${anchorOf(title)})`)
          .join(', ')} |`,
    ),
    '',
    '## Kinds of field',
    '',
    '| Kind | Value |',
    '|---|---|',
    ...Object.entries(kindWords).map(([kind, words]) => `| \`${kind}\` | ${words} |`),
    '',
    ...definitions
      .toSorted((a, b) => widgetGroups.indexOf(a.group) - widgetGroups.indexOf(b.group))
      .flatMap(sectionOf),
  ].join('\n');
}
