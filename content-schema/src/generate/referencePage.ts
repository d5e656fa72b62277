/** Prints the reference of widgets for developers of CMSs outside: what each is for, its fields and an example (docs/reference/widgets.md). */
import { type WidgetDefinition, widgetGroups } from '../defineWidget.ts';
import { type FieldKind, productSorts, type TitledFields } from '../fields.ts';
import { isRequiredField } from './jsonSchema.ts';

type TitledField = TitledFields[string];

/** What each kind of field holds, for developers. */
export const kindWords: Readonly<Record<FieldKind, string>> = {
  text: 'Text without markup, as a string.',
  'rich-text':
    'Blocks in order: `{"kind":"paragraph","text":[…]}`, `{"kind":"heading","level":2,"text":"…"}` (2 or 3), `{"kind":"list","isOrdered":false,"items":[[…]]}`, `{"kind":"table","caption":"…","columns":["…","…"],"rows":[["…","…"]]}`. The text of a paragraph or an item is a list of strings, `{"kind":"strong","text":"…"}` and `{"kind":"link","text":"…","href":"…"}`. A table has at least two columns, and each row as many cells as there are columns, the first of them filled in.',
  html: 'HTML as a string. Paragraphs, headings, lists, tables and links are shown, all else is left out.',
  link: '`{"label":"…","href":"…"}`, the label not empty. `href` is a path of the shop (`/c/dam`), a fragment, `https:`, `mailto:` or `tel:`, without blanks and backslashes.',
  image:
    '`{"file":"coat.webp","alt":"…","focalPoint":{"x":0.5,"y":0.4}}`. `file` is a name in the image service: letters, figures, `_`, `.` and `-`. `alt` must be there, and is empty for ornament. `focalPoint`, which may be left out, is the point that stays in view.',
  point: '`{"x":0.5,"y":0.4}`: from the top left corner of the picture, each 0 to 1.',
  'product-query': `\`{"category":"stickat","brand":"…","campaign":"…","sort":"LATEST","take":4}\`: aliases, each of which may be left out, an order (${productSorts.map((sort) => `\`${sort}\``).join(', ')}), and how many, 1 to 24.`,
  products: 'The numbers of products in order, as whole numbers.',
  colour:
    'The name of a colour token, one of the options. Left out, it is the one marked as default.',
  date: 'A moment as ISO 8601 with its offset: `"2026-11-29T23:59:00+01:00"`.',
  number: 'A number.',
  switch: '`true` or `false`. Left out, it is `false`.',
  choice: 'One of the options. Left out, it is the one marked as default.',
  list: 'Objects in order; the fields of each are those named with `[]`.',
  group: 'An object; its fields are those named after it.',
};

const amount = (least: number | undefined, most: number): string =>
  least
    ? least === most
      ? `exactly ${String(most)}`
      : `${String(least)} to ${String(most)}`
    : `at most ${String(most)}`;

/** How much a field may hold, or which options it has; empty where there is nothing to say. */
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

/** One line of the table for each field, those within lists and groups after it. */
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
      `\`${field}\` is needed where \`${when}\` is \`${is}\`: without it there is nothing to show.`,
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
    'What a CMS may send as the content of a page. A widget comes from the Data API (`PageWidgetType`) as its `type` and its `configuration`: the fields below as a JSON text, with the version they are written for as `$version`. Without `$version` it is 1.',
    '',
    '- **Versions.** Earlier versions are read and made newer on the way; one of them may have become a widget of another type since. A version newer than the shop knows is a problem.',
    '- **Left out and `null`** are the same. Fields that the shop does not know are passed over.',
    '- **Problems.** A widget with a type, a version or a value that the shop cannot take is not shown, and its problems are noted with their paths; the rest of the page stands. Each type has a JSON Schema (2020-12) to check with before sending. What a schema cannot say is whether a day is in the calendar, whether the rows of a table are as long as its head, and which field another’s value makes necessary.',
    '- **Varies by** says what a stored page keeps apart. There such a field holds `{"sv":…,"nb":…,"da":…,"fi":…}` by language, or `{"*":…,"se":…,"no":…,"dk":…,"fi":…}` by market, where `*` is for the markets without a value of their own; a picture’s `alt` is by language in any case. The Data API sends each reader’s own value, as in the examples.',
    '- **Characters** are Unicode code points.',
    '',
    '**To try a field out**, open a widget’s story in Storybook (`npm run storybook`, Widgets): each field below is a control there, with its options and limits, and a value that the shop cannot take is named in the widget’s place.',
    '',
    'How an editor’s window shows unsaved content on the shop’s own pages is in [the preview bridge](preview-bridge.md).',
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
