/** Controls of fields whose value has parts: links, points, products. */
import { productSorts } from '@solvik/content-schema';
import { Fieldset, Select, TextField } from '@solvik/design-system';
import { useState } from 'react';
import { readAt, type FieldPath } from '../editDocument.ts';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './WidgetField.tsx';

/** One part of a value as a line of text; taken away when it is emptied. */
function PartField({ path, label, hint, value }: { readonly path: FieldPath; readonly label: string; readonly hint?: string; readonly value: unknown }) {
  const { write, problemAt } = useFieldContext();
  return <TextField id={fieldId(path)} label={label} hint={hint} value={typeof value === 'string' ? value : ''} error={problemAt(path)} onChange={({ currentTarget }) => write(path, currentTarget.value === '' ? undefined : currentTarget.value)} />;
}

export function LinkField({ path, label, value }: FieldProps<'link'>) {
  const { text, problemAt } = useFieldContext();
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      <PartField path={[...path, 'label']} label={text('field.linkLabel')} value={readAt(value, ['label'])} />
      <PartField path={[...path, 'href']} label={text('field.linkHref')} hint={text('field.linkHint')} value={readAt(value, ['href'])} />
    </Fieldset>
  );
}

const wordsAt = (value: unknown, name: string): string => {
  const held = readAt(value, [name]);
  return typeof held === 'string' ? held : '';
};

const percent = (value: unknown): string => (typeof value === 'number' ? String(Math.round(value * 100)) : '');

function PointParts({ path, value }: { readonly path: FieldPath; readonly value: unknown }) {
  const { text, write } = useFieldContext();
  const change = (axis: 'x' | 'y', number: number) => {
    const other = axis === 'x' ? 'y' : 'x';
    const held = readAt(value, [other]);
    write(path, Number.isNaN(number) ? undefined : { [axis]: Math.min(100, Math.max(0, number)) / 100, [other]: typeof held === 'number' ? held : 0.5 });
  };
  return (['x', 'y'] as const).map((axis) => (
    <TextField key={axis} id={fieldId([...path, axis])} type="number" min={0} max={100} label={text(axis === 'x' ? 'field.fromLeft' : 'field.fromTop')} value={percent(readAt(value, [axis]))} onChange={({ currentTarget }) => change(axis, currentTarget.valueAsNumber)} />
  ));
}

export function PointField({ path, label, value }: FieldProps<'point'>) {
  const { problemAt } = useFieldContext();
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      <PointParts path={path} value={value} />
    </Fieldset>
  );
}

export function ProductQueryField({ path, label, value }: FieldProps<'product-query'>) {
  const { text, title, write, problemAt } = useFieldContext();
  const [sort, take] = [readAt(value, ['sort']), readAt(value, ['take'])];
  const change = (part: object) => write(path, { sort: 'LATEST', take: 4, ...(value as object | undefined), ...part });
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      {(['category', 'brand', 'campaign'] as const).map((name) => (
        <TextField key={name} id={fieldId([...path, name])} label={text(`field.${name}`)} value={wordsAt(value, name)} onChange={({ currentTarget }) => change({ [name]: currentTarget.value || undefined })} />
      ))}
      <Select id={fieldId([...path, 'sort'])} label={text('field.sort')} value={typeof sort === 'string' ? sort : 'LATEST'} options={productSorts.map((option) => ({ value: option, label: title(option) }))} onChange={({ currentTarget }) => change({ sort: currentTarget.value })} />
      <TextField id={fieldId([...path, 'take'])} type="number" min={1} max={24} label={text('field.take')} value={typeof take === 'number' ? String(take) : ''} error={problemAt([...path, 'take'])} onChange={({ currentTarget }) => change({ take: currentTarget.valueAsNumber })} />
    </Fieldset>
  );
}

/** Numbers with commas or blanks between; what is no number is left in the field and not in the page. */
export function ProductsField({ field: { maxItems }, path, label, value }: FieldProps<'products'>) {
  const { text, write, problemAt } = useFieldContext();
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
  const [typed, setTyped] = useState(ids.join(', '));
  const change = (words: string) => {
    setTyped(words);
    const read = words.split(/[\s,]+/).map(Number).filter((id) => Number.isInteger(id) && id > 0);
    write(path, read.length > 0 ? read : undefined);
  };
  return <TextField id={fieldId(path)} label={label} hint={text('field.products', { most: maxItems })} value={typed} error={problemAt(path)} onChange={({ currentTarget }) => change(currentTarget.value)} />;
}
