import type { FieldPath } from '../editing/editDocument.ts';
import type { TitledFields } from '@solvik/content-schema/editing';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Fieldset, IconButton, Inline } from '@solvik/design-system';
import { focusField } from '../focus/focusField.ts';
import { fieldId, useFieldContext } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';

interface ListFieldProps extends FieldProps<'list'> {
  /** Renders the fields of one item. */
  readonly renderItem: (fields: TitledFields, path: FieldPath) => ReactNode;
}

/**
 * Items in order, each with its own fields; added, moved and removed by buttons, and the focus
 * follows.
 */
export function ListField({
  field: { of, maxItems },
  path,
  label,
  value,
  renderItem,
}: ListFieldProps) {
  const { text, write, problemAt } = useFieldContext();
  const [focusTarget, setFocusTarget] = useState<{ readonly id: string }>();
  useEffect(() => focusTarget && focusField(document, focusTarget.id), [focusTarget]);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const isFull = items.length >= maxItems;
  const buttonId = (at: number, name: 'up' | 'down' | 'remove') =>
    `${fieldId([...path, at])}-${name}`;
  const add = () => {
    write(path, [...items, {}]);
    setFocusTarget({ id: fieldId([...path, items.length]) });
  };
  const move = (from: number, to: number) => {
    const item = items[from];
    write(path, items.toSpliced(from, 1).toSpliced(to, 0, item));
    setFocusTarget({ id: buttonId(to, to < from ? 'up' : 'down') });
  };
  const remove = (at: number) => {
    const left = items.length - 1;
    write([...path, at], undefined);
    setFocusTarget({ id: left === 0 ? fieldId(path) : buttonId(Math.min(at, left - 1), 'remove') });
  };
  return (
    <Fieldset legend={label} error={problemAt(path)}>
      {items.map((_item, at) => {
        const number = at + 1;
        const [isFirst, isLast] = [at === 0, number === items.length];
        return (
          // Items have no ids of their own; they are distinguished by their position.
          // oxlint-disable-next-line react/no-array-index-key
          <Fieldset key={at} legend={text('list.item', { number })}>
            {renderItem(of, [...path, at])}
            {/* A button that is disabled loses its focus. */}
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
