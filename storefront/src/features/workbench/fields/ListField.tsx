import { Button, Fieldset, IconButton, Inline } from '@solvik/design-system';
import { useEffect, useState } from 'react';
import { focusField } from '../focusField.ts';
import { fieldId, useFieldContext } from './fieldContext.ts';
import { type FieldProps, WidgetFields } from './WidgetField.tsx';

/** Items one under the other, each with its own fields; added, moved and taken away by buttons, and the focus goes along. */
export function ListField({ field: { of, maxItems }, path, label, value }: FieldProps<'list'>) {
  const { text, write, problemAt } = useFieldContext();
  const [goal, setGoal] = useState<{ readonly id: string }>();
  useEffect(() => goal && focusField(document, goal.id), [goal]);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const isFull = items.length >= maxItems;
  const buttonId = (at: number, name: 'up' | 'down' | 'remove') =>
    `${fieldId([...path, at])}-${name}`;
  const add = () => {
    write(path, [...items, {}]);
    setGoal({ id: fieldId([...path, items.length]) });
  };
  const move = (from: number, to: number) => {
    const item = items[from];
    write(path, items.toSpliced(from, 1).toSpliced(to, 0, item));
    setGoal({ id: buttonId(to, to < from ? 'up' : 'down') });
  };
  const remove = (at: number) => {
    const left = items.length - 1;
    write([...path, at], undefined);
    setGoal({ id: left === 0 ? fieldId(path) : buttonId(Math.min(at, left - 1), 'remove') });
  };
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      {items.map((_item, at) => {
        const number = at + 1;
        const [isFirst, isLast] = [at === 0, number === items.length];
        return (
          // Items have no names of their own; they are told apart by their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fieldset key={at} legend={text('list.item', { number })}>
            <WidgetFields fields={of} path={[...path, at]} />
            {/* A button that is disabled drops the focus that it has. */}
            <Inline gap="4">
              <IconButton
                id={buttonId(at, 'up')}
                icon="chevron-up"
                label={text('list.up', { number })}
                aria-disabled={isFirst}
                onClick={() => !isFirst && move(at, at - 1)}
              />
              <IconButton
                id={buttonId(at, 'down')}
                icon="chevron-down"
                label={text('list.down', { number })}
                aria-disabled={isLast}
                onClick={() => !isLast && move(at, at + 1)}
              />
              <IconButton
                id={buttonId(at, 'remove')}
                icon="close"
                label={text('list.remove', { number })}
                onClick={() => remove(at)}
              />
            </Inline>
          </Fieldset>
        );
      })}
      <Button
        id={isFull ? undefined : fieldId(path)}
        emphasis="outlined"
        size="small"
        disabled={isFull}
        onClick={add}
      >
        {text('list.add')}
      </Button>
    </Fieldset>
  );
}
