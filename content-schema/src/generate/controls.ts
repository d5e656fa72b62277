/**
 * Describes for every field of a widget how a workshop such as Storybook can control it: one
 * control for each, in the definition's order.
 */
import type { WidgetDefinition } from '../defineWidget.ts';
import type { TitledFields, Variation } from '../fields.ts';
import { argPrefix } from './argPrefix.ts';
import { isRequiredField } from './jsonSchema.ts';
import { kindWords, limitsOf } from './referencePage.ts';

type TitledField = TitledFields[string];

/** The kinds of control that Storybook has and a field can need. */
export type ControlKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'select'
  | 'inline-radio'
  | 'object';

/** One field as Storybook takes it for an arg. */
export interface WidgetControl {
  readonly name: string;
  readonly description: string;
  readonly type:
    | { readonly name: 'string' | 'number' | 'boolean'; readonly required: boolean }
    | { readonly name: 'enum'; readonly value: string[]; readonly required: boolean }
    | { readonly name: 'other'; readonly value: string; readonly required: boolean };
  readonly control: {
    readonly type: ControlKind;
    readonly maxLength?: number;
    readonly min?: number;
    readonly max?: number;
  };
  readonly options?: readonly string[];
  readonly table: {
    readonly category: string;
    readonly subcategory: string;
    readonly type: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

/** By the name of the arg: that of the field behind `argPrefix`. */
export type WidgetControls = Readonly<Record<string, WidgetControl>>;

const groups: Readonly<Record<Variation | 'none', string>> = {
  language: 'Translated per language',
  market: 'Set per market',
  none: 'Shared by all languages and markets',
};

/** Few enough to be shown at once. */
const fewOptions = 4;

function controlOf(field: TitledField): Pick<WidgetControl, 'type' | 'control' | 'options'> {
  const required = isRequiredField(field);
  switch (field.kind) {
    case 'text':
    case 'html':
      return {
        type: { name: 'string', required },
        control: { type: 'text', maxLength: field.maxLength },
      };
    case 'choice':
    case 'colour':
      return {
        type: { name: 'enum', value: [...field.options], required },
        control: { type: field.options.length > fewOptions ? 'select' : 'inline-radio' },
        options: field.options,
      };
    case 'number':
      return {
        type: { name: 'number', required },
        control: { type: 'number', min: field.min, max: field.max },
      };
    case 'switch':
      return { type: { name: 'boolean', required }, control: { type: 'boolean' } };
    case 'date':
      return { type: { name: 'other', value: 'date', required }, control: { type: 'date' } };
    default:
      return { type: { name: 'other', value: field.kind, required }, control: { type: 'object' } };
  }
}

const fallbackOf = (field: TitledField): string | undefined =>
  'fallback' in field ? field.fallback : field.kind === 'switch' ? 'false' : undefined;

/** The nested fields of a list or a group, by their own names. */
const innerWords = (fields: TitledFields): string =>
  Object.entries(fields)
    .map(
      ([name, field]) =>
        `\`${name}\` (${[field.title, field.kind, isRequiredField(field) ? 'required' : '', limitsOf(field)].filter(Boolean).join(', ')}${'of' in field ? `: ${innerWords(field.of)}` : ''})`,
    )
    .join(', ');

function describe(field: TitledField): string {
  const limits = limitsOf(field);
  const inner = 'of' in field ? ` Fields: ${innerWords(field.of)}.` : '';
  return `**${field.title}.** ${kindWords[field.kind]}${limits && ` Limits: ${limits}.`}${inner}`;
}

export function controlsOf({ fields }: Pick<WidgetDefinition, 'fields'>): WidgetControls {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): readonly [string, WidgetControl] => {
      const fallback = fallbackOf(field);
      return [
        `${argPrefix}${name}`,
        {
          name,
          description: describe(field),
          ...controlOf(field),
          table: {
            category: 'Fields',
            subcategory: groups[field.varies ?? 'none'],
            type: { summary: field.kind },
            ...(fallback !== undefined && { defaultValue: { summary: fallback } }),
          },
        },
      ];
    }),
  );
}

export function printControls(definitions: readonly WidgetDefinition[]): string {
  return [
    '// Generated from the widget definitions by npm run generate.',
    "import type { WidgetControls } from '../generate/controls.ts';",
    "import type { WidgetConfigurations } from './widgetTypes.ts';",
    '',
    'export const widgetControls: Readonly<Record<keyof WidgetConfigurations, WidgetControls>> = {',
    ...definitions.map(
      (definition) =>
        `  ${JSON.stringify(definition.type)}: ${JSON.stringify(controlsOf(definition))},`,
    ),
    '};',
    '',
  ].join('\n');
}
