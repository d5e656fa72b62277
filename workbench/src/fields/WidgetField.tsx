import type { TitledFields } from '@solvik/content-schema/editing';
import { readAt, type FieldPath } from '../editing/editDocument.ts';
import {
  ChoiceField,
  DateField,
  HtmlField,
  NumberField,
  SwitchField,
  TextValueField,
} from './plainFields.tsx';
import { LinkField, PointField } from './composedFields.tsx';
import { NameField } from './NameField.tsx';
import { ImageField } from './ImageField.tsx';
import { ListField } from './ListField.tsx';
import { ProductQueryField } from './ProductQueryField.tsx';
import { ProductsField } from './ProductsField.tsx';
import { RichTextField } from './RichTextField.tsx';
import { useFieldContext } from './fieldContext.ts';
import type { TitledField, FieldProps } from './fieldProps.ts';

function controlOf(props: FieldProps) {
  const { field, ...rest } = props;
  switch (field.kind) {
    case 'text':
      return field.names ? (
        <NameField {...rest} names={field.names} />
      ) : (
        <TextValueField {...rest} field={field} />
      );
    case 'html':
      return <HtmlField {...rest} field={field} />;
    case 'rich-text':
      return <RichTextField {...rest} field={field} />;
    case 'link':
      return <LinkField {...rest} field={field} />;
    case 'image':
      return <ImageField {...rest} field={field} />;
    case 'point':
      return <PointField {...rest} field={field} />;
    case 'product-query':
      return <ProductQueryField {...rest} field={field} />;
    case 'products':
      return <ProductsField {...rest} field={field} />;
    case 'colour':
    case 'choice':
      return <ChoiceField {...rest} field={field} />;
    case 'date':
      return <DateField {...rest} field={field} />;
    case 'number':
      return <NumberField {...rest} field={field} />;
    case 'switch':
      return <SwitchField {...rest} field={field} />;
    case 'group':
      return <WidgetFields fields={field.of} path={rest.path} />;
    case 'list':
      return (
        <ListField
          {...rest}
          field={field}
          renderItem={(fields, path) => <WidgetFields fields={fields} path={path} />}
        />
      );
  }
}

/** Fields of several controls, which are grouped. */
const grouped: ReadonlySet<TitledField['kind']> = new Set([
  'link',
  'image',
  'point',
  'product-query',
]);

/** Among a list's items, groups are distinguished by their item's number. */
function inItem(label: string, field: TitledField, path: FieldPath): string {
  const at = path.findLast((key) => typeof key === 'number');
  const isGroup = grouped.has(field.kind) || (field.kind === 'text' && field.names !== undefined);
  return at !== undefined && isGroup ? `${label} (${String(at + 1)})` : label;
}

/** One field of a widget: the control of its kind, for the edited language or market. */
function WidgetField({ field, path }: { readonly field: TitledField; readonly path: FieldPath }) {
  const { fields, language, market, text, title } = useFieldContext();
  const own =
    field.varies === 'language'
      ? [...path, language]
      : field.varies === 'market'
        ? [...path, market]
        : path;
  const name = title(field.title);
  const label =
    field.varies === 'language'
      ? text('field.inLanguage', { name, language: text(`language.${language}`) })
      : field.varies === 'market' && market !== '*'
        ? text('field.inMarket', { name, market: text(`market.${market as 'se'}`) })
        : name;
  return controlOf({
    field,
    path: own,
    label: inItem(label, field, path),
    value: readAt(fields, own),
  });
}

/** The fields of a widget, a group or a list's item, in the order of their definition. */
export function WidgetFields({
  fields,
  path,
}: {
  readonly fields: TitledFields;
  readonly path: FieldPath;
}) {
  return Object.entries(fields).map(([name, field]) => (
    <WidgetField key={name} field={field} path={[...path, name]} />
  ));
}
