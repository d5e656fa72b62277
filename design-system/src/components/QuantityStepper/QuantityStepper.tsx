/** QuantityStepper: a quantity input with minus and plus buttons. */
import { useState, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

// The height is that of its row: a fieldset's own minimum height would be smaller than its content.
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
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    color: var(--color-edge);
    cursor: not-allowed;
  }
  ${media.canHover} {
    &:hover:not(:disabled) {
      color: var(--color-accent);
    }
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
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** How far a key steps: arrows by one, Page keys by ten. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** A whole number as it may be written, "1 000" and "2,0" too; undefined for anything else. */
function readCount(text: string): number | undefined {
  const written = text.replaceAll(/\s/g, '');
  return /^\d+([.,]0*)?$/.test(written) ? Number.parseInt(written, 10) : undefined;
}

export type QuantityStepperProps = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> & {
  /** The label: what is counted. */
  readonly label: string;
  /** Label of the minus: "En färre av Lång ullkappa Alma". */
  readonly decreaseLabel: string;
  /** Label of the plus: "En till av Lång ullkappa Alma". */
  readonly increaseLabel: string;
  /** The current count, controlled by the caller; whole. */
  readonly quantity: number;
  /**
   * Called with a whole number up to `max`. A typed one may be below `min`: 0 removes the goods.
   */
  readonly onQuantityChange: (quantity: number) => void;
  /** Where the minus stops; 1 by default. */
  readonly min?: number;
  /** Where the plus stops, and what a larger typed number becomes; no limit by default. */
  readonly max?: number;
  /** Neither the buttons nor the number can be used. */
  readonly isDisabled?: boolean;
};

/**
 * Minus, a number that can be typed or stepped by arrows and Page keys, plus. A typed number counts
 * when the field is left or Enter is pressed, a stepped one when its key is released.
 */
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
    const count = Math.min(readCount(text) ?? quantity, max);
    setDraft(undefined);
    if (count !== quantity) onQuantityChange(count);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const step = steps[key];
    if (key !== 'Enter' && step === undefined) return;
    event.preventDefault();
    if (step === undefined) settle(currentTarget.value);
    else
      setDraft(
        String(Math.max(min, Math.min(max, (readCount(currentTarget.value) ?? quantity) + step))),
      );
  };
  return (
    <Root aria-label={label} {...native}>
      <Step
        type="button"
        disabled={isDisabled || quantity <= min}
        onClick={() => onQuantityChange(quantity - 1)}
      >
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
        onKeyDown={press}
        onKeyUp={({ key, currentTarget }) => key in steps && settle(currentTarget.value)}
      />
      <Step
        type="button"
        disabled={isDisabled || quantity >= max}
        onClick={() => onQuantityChange(quantity + 1)}
      >
        <Icon name="plus" size="16" />
        <VisuallyHidden>{increaseLabel}</VisuallyHidden>
      </Step>
    </Root>
  );
}
