/**
 * Occasional actions: beside the rest where there is space, behind a button of their own below a
 * wide window.
 */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, media } from '@solvik/design-system';

const Root = styled.div`
  position: relative;
  ${media.wide} {
    display: contents;
    & > :first-child {
      display: none;
    }
  }
`;

const Collapsible = styled.div`
  --ground: var(--color-sheet);
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inset-inline-start: 0;
  z-index: 3;
  display: grid;
  gap: 8px;
  inline-size: max-content;
  padding: 12px;
  background: var(--ground);
  box-shadow: var(--shadow-float);
  &:not([data-is-open]) {
    display: none;
  }
  ${media.wide} {
    &,
    &:not([data-is-open]) {
      display: contents;
    }
  }
`;

/** One set of buttons for both, so that nothing is rendered twice. */
export function WorkbenchMore({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Root
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget !== null && !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      <Button
        ref={button}
        emphasis="outlined"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <Collapsible id={id} data-is-open={isOpen ? '' : undefined} onClick={() => setOpen(false)}>
        {children}
      </Collapsible>
    </Root>
  );
}
