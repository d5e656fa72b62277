import {
  type Language,
  languages,
  type LinkTarget,
  productSorts,
} from '@solvik/content-schema/editing';
import { Fieldset, Select, TextField } from '@solvik/design-system';
import { readAt } from '../editing/editDocument.ts';
import { TargetPicker } from '../targets/TargetPicker.tsx';
import { aliasOf, SelectedTarget } from './SelectedTarget.tsx';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';

const queried = ['category', 'brand', 'campaign'] as const;
type Queried = (typeof queried)[number];

/**
 * A product query: its source, order and count. A change applies to every language, each with its
 * own address.
 */
export function ProductQueryField({ path, label, value }: FieldProps<'product-query'>) {
  const {
    text,
    title,
    fields,
    language,
    locale = language,
    targets,
    write,
    problemAt,
    adviceAt,
  } = useFieldContext();
  const [sort, take] = [readAt(value, ['sort']), readAt(value, ['take'])];
  const start = { sort: 'LATEST', take: 4 };
  /**
   * This language's query with another one's addresses; a target unknown to the shop keeps its
   * address.
   */
  const questionIn = (of: Language): object => {
    const own = value ?? {};
    const named = queried.flatMap((name) => {
      const target = targets?.find(
        (each) => each.kind === name && aliasOf(each, language) === readAt(own, [name]),
      );
      return target ? [[name, aliasOf(target, of)]] : [];
    });
    return { ...own, ...Object.fromEntries(named) };
  };
  /**
   * The same query is stored in every language, each with its own aliases; an empty language begins
   * with this one's query.
   */
  const change = (partIn: (of: Language) => object) => {
    if (!languages.some((of) => of === path.at(-1)))
      return write(path, { ...start, ...(value as object | undefined), ...partIn(language) });
    const shared = path.slice(0, -1);
    const current = readAt(fields, shared);
    return write(
      shared,
      Object.fromEntries(
        languages.map((of) => [
          of,
          {
            ...start,
            ...((readAt(current, [of]) as object | undefined) ?? questionIn(of)),
            ...partIn(of),
          },
        ]),
      ),
    );
  };
  const choose = (name: Queried, target: LinkTarget | undefined) =>
    change((of) => ({ [name]: target && aliasOf(target, of) }));
  const chosen = queried.flatMap((name) => {
    const alias = readAt(value, [name]);
    return typeof alias === 'string' && alias !== '' ? [{ name, alias }] : [];
  });
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      {chosen.map(({ name, alias }) => (
        <SelectedTarget
          key={name}
          kind={name}
          alias={alias}
          title={text(`field.${name}`)}
          advice={problemAt([...path, name]) ?? adviceAt?.([...path, name])}
          onRemove={() => choose(name, undefined)}
        />
      ))}
      <div id={fieldId(path)}>
        <TargetPicker
          text={text}
          language={locale}
          label={`${text('target.findQuery')}: ${label}`}
          placeholder={text('target.findQuery')}
          targets={targets}
          kinds={queried}
          onPick={(target) => choose(target.kind as Queried, target)}
        />
      </div>
      <Select
        id={fieldId([...path, 'sort'])}
        label={text('field.sort')}
        value={typeof sort === 'string' ? sort : 'LATEST'}
        options={productSorts.map((option) => ({ value: option, label: title(option) }))}
        onChange={({ currentTarget }) => change(() => ({ sort: currentTarget.value }))}
      />
      <TextField
        id={fieldId([...path, 'take'])}
        type="number"
        min={1}
        max={24}
        label={text('field.take')}
        value={typeof take === 'number' && !Number.isNaN(take) ? String(take) : ''}
        error={problemAt([...path, 'take'])}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          change(() => ({ take: Number.isNaN(valueAsNumber) ? undefined : valueAsNumber }))
        }
      />
    </Fieldset>
  );
}
