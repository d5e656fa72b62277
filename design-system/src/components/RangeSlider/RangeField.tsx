/** A number field of a range, for those who would rather type. */
import { type KeyboardEvent, useState } from 'react';
import { FieldBox, FieldLine } from './RangeSlider.styles.ts';

interface Props {
  readonly label: string;
  readonly unit: string;
  readonly format: ((value: number) => string) | undefined;
  readonly read: ((text: string) => number | undefined) | undefined;
  readonly name: string | undefined;
  /** The end that it shows, in the range's unit. */
  readonly value: number;
  /** Called with a number on Enter and when the field is left, if it is another. */
  readonly onCommit: (amount: number) => void;
}

const readDigits = (text: string): number | undefined =>
  /^\d+$/.test(text.trim()) ? Number(text) : undefined;

/** What is no number is replaced by the former value when the field is left. */
export function RangeField({
  label,
  unit,
  format = String,
  read = readDigits,
  name,
  value,
  onCommit,
}: Props) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const amount = read(typed ?? '');
    setTyped(undefined);
    if (amount !== undefined && amount !== value) onCommit(amount);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The field commits itself; a form that is sent would load the page again.
    event.preventDefault();
    commit();
  };
  return (
    <FieldBox>
      {label}
      <FieldLine>
        <input
          inputMode="numeric"
          autoComplete="off"
          name={name}
          value={typed ?? format(value)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={commit}
        />
        <span aria-hidden>{unit}</span>
      </FieldLine>
    </FieldBox>
  );
}
