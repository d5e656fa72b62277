import { Button, Fieldset, IconButton, Inline } from '@solvik/design-system';
import { useFieldContext } from './fieldContext.ts';
import { type FieldProps, WidgetFields } from './WidgetField.tsx';

/** Items one under the other, each with its own fields; added, moved and taken away by buttons. */
export function ListField({ field: { of, maxItems }, path, label, value }: FieldProps<'list'>) {
  const { text, write, problemAt } = useFieldContext();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const move = (from: number, to: number) => {
    const item = items[from];
    write(path, items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      {items.map((_item, at) => {
        const number = at + 1;
        return (
          // Items have no names of their own; they are told apart by their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fieldset key={at} legend={text('list.item', { number })}>
            <WidgetFields fields={of} path={[...path, at]} />
            <Inline gap="4">
              <IconButton icon="chevron-up" label={text('list.up', { number })} disabled={at === 0} onClick={() => move(at, at - 1)} />
              <IconButton icon="chevron-down" label={text('list.down', { number })} disabled={at === items.length - 1} onClick={() => move(at, at + 1)} />
              <IconButton icon="close" label={text('list.remove', { number })} onClick={() => write([...path, at], undefined)} />
            </Inline>
          </Fieldset>
        );
      })}
      <Button emphasis="outlined" size="small" disabled={items.length >= maxItems} onClick={() => write(path, [...items, {}])}>
        {text('list.add')}
      </Button>
    </Fieldset>
  );
}
