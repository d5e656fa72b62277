/** Controls of fields whose value has parts: links and points. */
import { type LinkTarget, pickLanguage } from '@solvik/content-schema/editing';
import { Fieldset, TextField } from '@solvik/design-system';
import { readAt, type FieldPath } from '../editing/editDocument.ts';
import { targetLabel } from '../targets/targetLabel.ts';
import { TargetPicker } from '../targets/TargetPicker.tsx';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';

/** One part of a value as a line of text; removed when it is emptied. */
function PartField({
  path,
  label,
  hint,
  value,
}: {
  readonly path: FieldPath;
  readonly label: string;
  readonly hint?: string;
  readonly value: unknown;
}) {
  const { write, problemAt } = useFieldContext();
  return (
    <TextField
      id={fieldId(path)}
      label={label}
      hint={hint}
      value={typeof value === 'string' ? value : ''}
      error={problemAt(path)}
      onChange={({ currentTarget }) =>
        write(path, currentTarget.value === '' ? undefined : currentTarget.value)
      }
    />
  );
}

/** A link's target: entries of the shop are found by name, everything else is typed. */
export function LinkField({ path, label, value }: FieldProps<'link'>) {
  const {
    text,
    language,
    locale = language,
    targets,
    write,
    problemAt,
    adviceAt,
  } = useFieldContext();
  const reader = { text, language: locale };
  const pick = (target: LinkTarget) => {
    const words = wordsAt(value, 'label');
    // An editor's label stays; an empty one becomes its target's name, in the edited language.
    write(path, {
      ...(value as object | undefined),
      label: words === '' ? targetLabel(target, { text, language }).name : words,
      href: pickLanguage(target.path, language)?.value,
    });
  };
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      <PartField
        path={[...path, 'label']}
        label={text('field.linkLabel')}
        value={readAt(value, ['label'])}
      />
      <PartField
        path={[...path, 'href']}
        label={text('field.linkHref')}
        hint={adviceAt?.([...path, 'href']) ?? text('field.linkHint')}
        value={readAt(value, ['href'])}
      />
      <TargetPicker
        {...reader}
        label={`${text('target.find')}: ${label}`}
        placeholder={text('target.find')}
        targets={targets}
        kinds={['page', 'category', 'brand', 'campaign', 'route']}
        onPick={pick}
      />
    </Fieldset>
  );
}

const wordsAt = (value: unknown, name: string): string => {
  const current = readAt(value, [name]);
  return typeof current === 'string' ? current : '';
};

const percent = (value: unknown): string =>
  typeof value === 'number' ? String(Math.round(value * 100)) : '';

function PointParts({ path, value }: { readonly path: FieldPath; readonly value: unknown }) {
  const { text, write } = useFieldContext();
  const change = (axis: 'x' | 'y', number: number) => {
    const other = axis === 'x' ? 'y' : 'x';
    const current = readAt(value, [other]);
    write(
      path,
      Number.isNaN(number)
        ? undefined
        : {
            [axis]: Math.min(100, Math.max(0, number)) / 100,
            [other]: typeof current === 'number' ? current : 0.5,
          },
    );
  };
  return (['x', 'y'] as const).map((axis) => (
    <TextField
      key={axis}
      id={fieldId([...path, axis])}
      type="number"
      min={0}
      max={100}
      label={text(axis === 'x' ? 'field.fromLeft' : 'field.fromTop')}
      value={percent(readAt(value, [axis]))}
      onChange={({ currentTarget }) => change(axis, currentTarget.valueAsNumber)}
    />
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
