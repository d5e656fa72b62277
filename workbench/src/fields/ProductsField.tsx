import { Fieldset, TextField } from '@solvik/design-system';
import { useState } from 'react';
import { ProductPicker } from '../products/ProductPicker.tsx';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';

interface NumbersProps extends Omit<FieldProps<'products'>, 'value'> {
  readonly ids: readonly number[];
}

/**
 * Numbers separated by commas or blanks; what is not a number stays in the field and not in the
 * page.
 */
function NumbersField({ field: { maxItems }, path, label, ids }: NumbersProps) {
  const { text, write, problemAt } = useFieldContext();
  const [typed, setTyped] = useState(ids.join(', '));
  const [written, setWritten] = useState(ids.join());
  // Undone, or edited elsewhere: the typed text is stale.
  if (written !== ids.join()) {
    setWritten(ids.join());
    setTyped(ids.join(', '));
  }
  const change = (words: string) => {
    const read = words
      .split(/[\s,]+/)
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0);
    setTyped(words);
    setWritten(read.join());
    write(path, read.length > 0 ? read : undefined);
  };
  return (
    <TextField
      id={fieldId(path)}
      label={label}
      hint={text('field.products', { most: maxItems })}
      value={typed}
      error={problemAt(path)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** Products by name and picture where the shop can be searched, else by their numbers. */
export function ProductsField({ value, ...field }: FieldProps<'products'>) {
  const { text, language, locale = language, products, write, problemAt } = useFieldContext();
  const ids = Array.isArray(value)
    ? value.filter((id): id is number => typeof id === 'number')
    : [];
  const {
    path,
    label,
    field: { maxItems },
  } = field;
  if (!products) return <NumbersField {...field} ids={ids} />;
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      <ProductPicker
        tools={products}
        label={label}
        ids={ids}
        most={maxItems}
        onChange={(next) => write(path, next.length > 0 ? next : undefined)}
        text={text}
        locale={locale}
        searchId={fieldId(path)}
      />
    </Fieldset>
  );
}
