/** Switch: something that is on or off at once; what must be sent with a form is a Checkbox. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { ControlRow } from '../Field/ControlRow.tsx';

/** A track of 48 by 24 with a thumb at one end: its position shows the state, colour repeats it. */
const Control = styled.input`
  appearance: none;
  flex: none;
  display: flex;
  inline-size: 48px;
  block-size: 24px;
  margin: 0;
  padding: 3px;
  background: var(--color-sheet);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
  cursor: inherit;
  transition: background-color var(--motion-colour) var(--motion-easing);
  &::before {
    content: '';
    inline-size: 16px;
    block-size: 16px;
    background: var(--color-edge);
    transition: translate var(--motion-colour) var(--motion-easing);
  }
  ${media.canHover} {
    &:hover:not(:disabled) {
      border-color: var(--color-ink);
    }
  }
  &:checked {
    background: var(--color-accent);
    border-color: var(--color-accent);
  }
  &:checked::before {
    background: var(--color-white);
    translate: 24px;
  }
  &:dir(rtl):checked::before {
    translate: -24px;
  }
  &:disabled {
    background: var(--color-shade);
    border-color: var(--color-edge);
  }
  &:disabled::before {
    background: var(--color-edge);
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    &::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
    &:checked {
      background: Highlight;
      border-color: Highlight;
      forced-color-adjust: none;
    }
    &:checked::before {
      background: HighlightText;
    }
    &:disabled {
      background: Canvas;
      border-color: GrayText;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`;

/** A checkbox exposes by itself whether it is on. */
const switchRole = { type: 'checkbox', role: 'switch' } as const;

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> & {
  /** The label; the same in both states. */
  readonly label: ReactNode;
  /** Small, under the label; read as the description of the control. */
  readonly hint?: ReactNode;
};

/** A row of 44 with its words first; native props and ref go to the `input`, which is a checkbox where switches are unknown. */
export function Switch({
  label,
  hint,
  id,
  'aria-describedby': describedElsewhere,
  ...native
}: SwitchProps) {
  return (
    <ControlRow
      label={label}
      hint={hint}
      controlId={id}
      controlDescribedBy={describedElsewhere}
      controlAt="end"
    >
      {(control) => <Control {...native} {...control} {...switchRole} />}
    </ControlRow>
  );
}
