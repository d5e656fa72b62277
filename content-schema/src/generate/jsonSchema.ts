/** JSON Schema 2020-12 of a widget's configuration, for external CMSs and any validator. */
import type { WidgetDefinition } from '../defineWidget.ts';
import { type TitledFields, productSorts, queryAliases } from '../fields.ts';
import { visiblePattern } from '../read/isVisible.ts';

type Schema = Readonly<Record<string, unknown>>;
type TitledField = TitledFields[string];

const point: Schema = {
  type: 'object',
  required: ['x', 'y'],
  properties: {
    x: { type: 'number', minimum: 0, maximum: 1 },
    y: { type: 'number', minimum: 0, maximum: 1 },
  },
};
// What `isSafeHref` accepts: a path of the shop, a fragment, https, mailto or tel; no blank, control character or backslash.
const href: Schema = {
  type: 'string',
  pattern: String.raw`^(#[^\u0000-\u0020\u007f\\]*|/([^/\u0000-\u0020\u007f\\][^\u0000-\u0020\u007f\\]*)?|[hH][tT][tT][pP][sS]://[^/\u0000-\u0020\u007f\\][^\u0000-\u0020\u007f\\]*|([mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[^\u0000-\u0020\u007f\\]*)$`,
};
const isText: Schema = { type: 'string', pattern: visiblePattern };
const inlines: Schema = {
  type: 'array',
  items: {
    anyOf: [
      { type: 'string' },
      {
        type: 'object',
        required: ['kind', 'text'],
        properties: { kind: { const: 'strong' }, text: { type: 'string' } },
      },
      {
        type: 'object',
        required: ['kind', 'text', 'href'],
        properties: { kind: { const: 'link' }, text: isText, href },
      },
    ],
  },
};
const richText: Schema = {
  type: 'array',
  items: {
    anyOf: [
      {
        type: 'object',
        required: ['kind', 'text'],
        properties: { kind: { const: 'paragraph' }, text: inlines },
      },
      {
        type: 'object',
        required: ['kind', 'level', 'text'],
        properties: { kind: { const: 'heading' }, level: { enum: [2, 3] }, text: isText },
      },
      {
        type: 'object',
        required: ['kind', 'items'],
        properties: {
          kind: { const: 'list' },
          isOrdered: { type: ['boolean', 'null'] },
          items: { type: 'array', items: inlines },
        },
      },
      {
        type: 'object',
        required: ['kind', 'caption', 'columns', 'rows'],
        description:
          'Each row has as many cells as there are columns, and its first cell is not empty.',
        properties: {
          kind: { const: 'table' },
          caption: isText,
          columns: { type: 'array', minItems: 2, items: isText },
          rows: {
            type: 'array',
            minItems: 1,
            items: { type: 'array', minItems: 2, items: { type: 'string' }, prefixItems: [isText] },
          },
        },
      },
    ],
  },
};

function leafSchema(field: TitledField): Schema {
  switch (field.kind) {
    case 'text':
    case 'html':
      return { ...(field.isRequired ? isText : { type: 'string' }), maxLength: field.maxLength };
    case 'rich-text':
      return richText;
    case 'link':
      return { type: 'object', required: ['label', 'href'], properties: { label: isText, href } };
    case 'image':
      // A malformed focal point is left out, not refused: an external system's own format must not
      // cost the picture.
      return {
        type: 'object',
        required: ['file', 'alt'],
        properties: {
          file: { type: 'string', pattern: String.raw`^[\w.\-]+$` },
          alt: { type: 'string' },
          focalPoint: {},
        },
      };
    case 'point':
      return point;
    case 'product-query':
      return {
        type: 'object',
        required: ['sort', 'take'],
        properties: {
          ...Object.fromEntries(queryAliases.map((name) => [name, { type: ['string', 'null'] }])),
          sort: { enum: productSorts },
          take: { type: 'integer', minimum: 1, maximum: 24 },
        },
      };
    case 'products':
      return {
        type: 'array',
        maxItems: field.maxItems,
        items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      };
    case 'choice':
    case 'colour':
      return { enum: field.options, default: field.fallback };
    case 'date':
      return { type: 'string', format: 'date-time' };
    case 'number':
      return { type: 'number', minimum: field.min, maximum: field.max };
    case 'switch':
      return { type: 'boolean', default: false };
    case 'group':
      return objectSchema(field.of);
    case 'list':
      return {
        type: 'array',
        maxItems: field.maxItems,
        ...(field.minItems && { minItems: field.minItems }),
        items: objectSchema(field.of),
      };
  }
}

/** A list that may not be empty must be there too. */
export const isRequiredField = (field: TitledField): boolean =>
  field.isRequired === true || (field.kind === 'list' && (field.minItems ?? 0) > 0);

function fieldSchema(field: TitledField): Schema {
  const schema = {
    title: field.title,
    ...(field.varies && { 'x-varies': field.varies }),
    ...leafSchema(field),
  };
  // Omitted and null are the same to the shop; a choice, too, may be omitted.
  return isRequiredField(field)
    ? schema
    : { title: field.title, anyOf: [schema, { type: 'null' }] };
}

function objectSchema(fields: TitledFields): Schema {
  const required = Object.entries(fields).flatMap(([name, field]) =>
    isRequiredField(field) ? [name] : [],
  );
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
    ),
  };
}

/** The schema of a type's configuration in its newest version. */
export function jsonSchema({
  type,
  version,
  title,
  about,
  fields,
  examples,
}: WidgetDefinition): Schema {
  const { properties, ...rest } = objectSchema(fields) as { readonly properties: Schema };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://solvik.example/schemas/widgets/${type}.json`,
    title,
    description: about,
    ...rest,
    properties: {
      $version: { const: version, ...(version === 1 && { description: 'May be left out.' }) },
      ...properties,
    },
    ...(version > 1 && {
      required: [
        '$version',
        ...((rest as { readonly required?: readonly string[] }).required ?? []),
      ],
    }),
    examples: examples.map(({ configuration }) => ({
      ...(version > 1 && { $version: version }),
      ...configuration,
    })),
  };
}
