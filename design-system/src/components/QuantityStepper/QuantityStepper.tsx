/** QuantityStepper: how many, one step at a time or typed. */
import { useState, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

// The height is that of its row: a fieldset's own least height would not reach what is in it.
const Root = styled.fieldset`
  display: inline-grid;
  grid-template-columns: 40px 1fr 40px;
  inline-size: 124px;
  grid-auto-rows: minmax(calc(var(--size-control-small) - 2px), auto);
  background: var(--color-sheet);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  color: var(--color-ink);
  &:focus-visible { outline-offset: -2px; }
  &:disabled { color: var(--color-edge); cursor: not-allowed; }
  ${media.canHover} {
    &:hover:not(:disabled) { color: var(--color-accent); }
  }
`;

const Count = styled.input`
  ${bodyType}
  inline-size: 100%;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-ink);
  text-align: center;
  &:focus-visible { outline-offset: -2px; }
`;

export type QuantityStepperProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** What is counted, in words. */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly quantity: number;
  /** Called with a whole number from 0 to `max`; 0 only when it was typed. */
  readonly onQuantityChange: (quantity: number) => void;
  /** Where the minus stops; 1 unless said otherwise. */
  readonly min?: number;
  readonly max?: number;
  readonly isDisabled?: boolean;
};

/** Minus, a number that can be typed, plus. A typed number counts when the field is left or Enter is pressed. */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  quantity,
  onQuantityChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  isDisabled = false,
  ...native
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();

  const settle = (text: string) => {
    const isWhole = /^\d+$/.test(text.trim());
    const wanted = isWhole ? Math.min(Number(text), max) : quantity;
    setDraft(undefined);
    if (wanted !== quantity) onQuantityChange(wanted);
  };
  const settleOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle(event.currentTarget.value);
  };
  return (
    <Root aria-label={label} {...native}>
      <Step type="button" disabled={isDisabled || quantity <= min} onClick={() => onQuantityChange(quantity - 1)}>
        <Icon name="minus" size="16" />
        <VisuallyHidden>{decreaseLabel}</VisuallyHidden>
      </Step>
      <Count
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={draft ?? String(quantity)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={(event: FocusEvent<HTMLInputElement>) => settle(event.currentTarget.value)}
        onKeyDown={settleOnEnter}
      />
      <Step type="button" disabled={isDisabled || quantity >= max} onClick={() => onQuantityChange(quantity + 1)}>
        <Icon name="plus" size="16" />
        <VisuallyHidden>{increaseLabel}</VisuallyHidden>
      </Step>
    </Root>
  );
}
