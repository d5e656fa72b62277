/** The field above a long list of checkboxes that narrows it. */
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';

/** The field's edge and focus are the box's; without scripts the whole list shows. */
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: var(--size-control-small);
  margin-block-end: var(--space-8);
  padding-inline: var(--space-12);
  background: var(--color-sheet);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
  &:focus-within {
    outline: 2px solid var(--color-focus-ring);
    border-color: var(--color-focus);
    box-shadow: inset 0 0 0 1px var(--color-focus);
  }
  ${media.forcedColors} {
    &:focus-within {
      outline-color: Highlight;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Control = styled.input`
  ${bodyType}
  flex: 1;
  min-inline-size: 0;
  min-block-size: 42px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-ink);
  appearance: none;
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
`;

interface Props {
  /** Its name, shown while it is empty. */
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Enter sends no form, and Escape clears the field before it closes a panel. */
export function CheckSearch({ label, typed, onType }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape' || typed === '') return;
    event.preventDefault();
    event.stopPropagation();
    onType('');
  };
  return (
    <Box>
      <Icon name="search" size="16" />
      <Control
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </Box>
  );
}
