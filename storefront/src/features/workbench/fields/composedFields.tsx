/** Controls of fields whose value has parts: links, points, products. */
import { type LinkTarget, pickLanguage, productSorts } from '@solvik/content-schema';
import { Fieldset, Select, TextField } from '@solvik/design-system';
import { useState } from 'react';
import { readAt, type FieldPath } from '../editDocument.ts';
import { sayTarget } from '../targets/sayTarget.ts';
import { TargetPicker } from '../targets/TargetPicker.tsx';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './WidgetField.tsx';

/** One part of a value as a line of text; taken away when it is emptied. */
function PartField({ path, label, hint, value }: { readonly path: FieldPath; readonly label: string; readonly hint?: string; readonly value: unknown }) {
  const { write, problemAt } = useFieldContext();
  return <TextField id={fieldId(path)} label={label} hint={hint} value={typeof value === 'string' ? value : ''} error={problemAt(path)} onChange={({ currentTarget }) => write(path, currentTarget.value === '' ? undefined : currentTarget.value)} />;
}

/** Leads anywhere: what is of the shop is found by its name, everything else is typed. */
export function LinkField({ path, label, value }: FieldProps<'link'>) {
  const { text, language, locale = language, targets, write, problemAt, adviceAt } = useFieldContext();
  const reader = { text, language: locale };
  const pick = (target: LinkTarget) => {
    const words = wordsAt(value, 'label');
    // Words that somebody wrote stay; those of a link without any are its goal's, in the language it is written in.
    write(path, { ...(value as object | undefined), label: words === '' ? sayTarget(target, { text, language }).name : words, href: pickLanguage(target.path, language)?.value });
  };
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      <PartField path={[...path, 'label']} label={text('field.linkLabel')} value={readAt(value, ['label'])} />
      <PartField path={[...path, 'href']} label={text('field.linkHref')} hint={adviceAt?.([...path, 'href']) ?? text('field.linkHint')} value={readAt(value, ['href'])} />
      <TargetPicker {...reader} label={`${text('target.find')}: ${label}`} placeholder={text('target.find')} targets={targets} kinds={['page', 'category', 'brand', 'campaign', 'route']} onPick={pick} />
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

const queried = ['category', 'brand', 'campaign'] as const;
/** Queries name what they ask for as its address ends. */
const lastOf = (path: string | undefined): string | undefined => path?.split('/').at(-1);

export function ProductQueryField({ path, label, value }: FieldProps<'product-query'>) {
  const { text, title, language, locale = language, targets, write, problemAt, adviceAt } = useFieldContext();
  const [sort, take] = [readAt(value, ['sort']), readAt(value, ['take'])];
  const change = (part: object) => write(path, { sort: 'LATEST', take: 4, ...(value as object | undefined), ...part });
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      {queried.map((name) => (
        <TextField key={name} id={fieldId([...path, name])} label={text(`field.${name}`)} hint={adviceAt?.([...path, name])} value={wordsAt(value, name)} onChange={({ currentTarget }) => change({ [name]: currentTarget.value || undefined })} />
      ))}
      <TargetPicker text={text} language={locale} label={`${text('target.findQuery')}: ${label}`} placeholder={text('target.findQuery')} targets={targets} kinds={queried} onPick={(target) => change({ [target.kind]: lastOf(pickLanguage(target.path, language)?.value) })} />
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
