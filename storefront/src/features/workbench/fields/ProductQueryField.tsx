import { languages, type LinkTarget, pickLanguage, productSorts } from '@solvik/content-schema';
import { Fieldset, IconButton, Inline, Select, Text, TextField } from '@solvik/design-system';
import { readAt } from '../editDocument.ts';
import { sayTarget } from '../targets/sayTarget.ts';
import { TargetPicker } from '../targets/TargetPicker.tsx';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './WidgetField.tsx';

const queried = ['category', 'brand', 'campaign'] as const;
type Queried = (typeof queried)[number];

/** Queries name what they ask for as its address ends. */
const lastOf = (path: string | undefined): string | undefined => path?.split('/').at(-1);

/** Which products: of what, in which order, how many. What is chosen or taken away is so in every language, each by its own address. */
export function ProductQueryField({ path, label, value }: FieldProps<'product-query'>) {
  const { text, title, fields, language, locale = language, targets, write, problemAt, adviceAt } = useFieldContext();
  const [sort, take] = [readAt(value, ['sort']), readAt(value, ['take'])];
  const start = { sort: 'LATEST', take: 4 };
  const change = (part: object) => write(path, { ...start, ...(value as object | undefined), ...part });
  const aliasOf = (target: LinkTarget, of = language) => lastOf(pickLanguage(target.path, of)?.value);
  const changeAll = (name: Queried, target: LinkTarget | undefined) => {
    if (!languages.some((of) => of === path.at(-1))) return change({ [name]: target && aliasOf(target) });
    const shared = path.slice(0, -1);
    const held = readAt(fields, shared);
    return write(shared, Object.fromEntries(languages.map((of) => [of, { ...start, ...((readAt(held, [of]) ?? value) as object | undefined), [name]: target && aliasOf(target, of) }])));
  };
  const chosen = queried.flatMap((name) => {
    const alias = readAt(value, [name]);
    if (typeof alias !== 'string' || alias === '') return [];
    const target = targets?.find((each) => each.kind === name && aliasOf(each) === alias);
    return [{ name, said: target ? sayTarget(target, { text, language: locale }).name : alias, advice: problemAt([...path, name]) ?? adviceAt?.([...path, name]) }];
  });
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      {chosen.map(({ name, said, advice }) => (
        <div key={name}>
          <Inline gap="8" spread="between">
            <Text as="span">
              {text(`field.${name}`)}: <strong>{said}</strong>
            </Text>
            <IconButton id={fieldId([...path, name])} icon="close" label={text('target.remove', { name: said })} onClick={() => changeAll(name, undefined)} />
          </Inline>
          {advice && <Text tone="muted">{advice}</Text>}
        </div>
      ))}
      <TargetPicker text={text} language={locale} label={`${text('target.findQuery')}: ${label}`} placeholder={text('target.findQuery')} targets={targets} kinds={queried} onPick={(target) => changeAll(target.kind as Queried, target)} />
      <Select id={fieldId([...path, 'sort'])} label={text('field.sort')} value={typeof sort === 'string' ? sort : 'LATEST'} options={productSorts.map((option) => ({ value: option, label: title(option) }))} onChange={({ currentTarget }) => change({ sort: currentTarget.value })} />
      <TextField id={fieldId([...path, 'take'])} type="number" min={1} max={24} label={text('field.take')} value={typeof take === 'number' && !Number.isNaN(take) ? String(take) : ''} error={problemAt([...path, 'take'])} onChange={({ currentTarget }) => change({ take: Number.isNaN(currentTarget.valueAsNumber) ? undefined : currentTarget.valueAsNumber })} />
    </Fieldset>
  );
}
