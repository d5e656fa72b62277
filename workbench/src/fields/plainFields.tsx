/** Controls of fields that hold one plain value. */
import { momentOf } from '@solvik/content-schema/editing';
import { marketIds, markets } from '@solvik/shop';
import { Checkbox, Select, Textarea, TextField } from '@solvik/design-system';
import type { ChangeEvent } from 'react';
import { timeZoneLabel, wallTime } from '../preview/wallTime.ts';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Characters as people count them. */
const lengthOf = (text: string): number => [...text].length;

export function TextValueField({
  field: { maxLength, isMultiline, isRequired },
  path,
  label,
  value,
}: FieldProps<'text'>) {
  const { text, write, problemAt } = useFieldContext();
  const typed = wordsOf(value);
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    write(path, currentTarget.value === '' ? undefined : currentTarget.value);
  const shared = {
    id: fieldId(path),
    label,
    value: typed,
    error: problemAt(path),
    required: isRequired,
    onChange: change,
  };
  const count = text('field.count', { count: lengthOf(typed), most: maxLength });
  return isMultiline ? (
    <Textarea {...shared} hint={count} rows={3} />
  ) : (
    <TextField {...shared} hint={count} />
  );
}

export function HtmlField({ field: { maxLength }, path, label, value }: FieldProps<'html'>) {
  const { text, write, problemAt } = useFieldContext();
  const typed = wordsOf(value);
  return (
    <Textarea
      id={fieldId(path)}
      label={label}
      value={typed}
      rows={8}
      hint={`${text('field.html')} ${text('field.count', { count: lengthOf(typed), most: maxLength })}`}
      error={problemAt(path)}
      onChange={({ currentTarget }) =>
        write(path, currentTarget.value === '' ? undefined : currentTarget.value)
      }
    />
  );
}

export function ChoiceField({
  field: { options, fallback },
  path,
  label,
  value,
}: FieldProps<'choice' | 'colour'>) {
  const { title, write, problemAt } = useFieldContext();
  return (
    <Select
      id={fieldId(path)}
      label={label}
      value={wordsOf(value) || fallback}
      error={problemAt(path)}
      options={options.map((option) => ({ value: option, label: title(option) }))}
      onChange={({ currentTarget }) => write(path, currentTarget.value)}
    />
  );
}

export function SwitchField({ path, label, value }: FieldProps<'switch'>) {
  const { write, problemAt } = useFieldContext();
  return (
    <Checkbox
      id={fieldId(path)}
      label={label}
      checked={value === true}
      error={problemAt(path)}
      onChange={({ currentTarget }) => write(path, currentTarget.checked || undefined)}
    />
  );
}

export function NumberField({ field: { min, max }, path, label, value }: FieldProps<'number'>) {
  const { write, problemAt } = useFieldContext();
  return (
    <TextField
      id={fieldId(path)}
      type="number"
      min={min}
      max={max}
      step="any"
      label={label}
      value={typeof value === 'number' ? String(value) : ''}
      error={problemAt(path)}
      onChange={({ currentTarget }) =>
        write(
          path,
          Number.isNaN(currentTarget.valueAsNumber) ? undefined : currentTarget.valueAsNumber,
        )
      }
    />
  );
}

/** Dates in texts are the first market's. */
const { timeZone: zone } = markets[marketIds[0]];
export function DateField({ path, label, value }: FieldProps<'date'>) {
  const { language, locale = language, write, problemAt } = useFieldContext();
  return (
    <TextField
      id={fieldId(path)}
      type="datetime-local"
      label={label}
      hint={timeZoneLabel(zone, locale)}
      value={wallTime(new Date(wordsOf(value)), zone)}
      error={problemAt(path)}
      onChange={({ currentTarget }) =>
        write(
          path,
          currentTarget.value === ''
            ? undefined
            : momentOf(currentTarget.value, zone).toISOString(),
        )
      }
    />
  );
}
