/** UndoRow: in the place of what was removed, for as long as that can be undone. */
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';
import { TextButton } from '../TextButton/TextButton.tsx';

/** Seconds it stays, not counting those in which it is hovered or has the keyboard's focus. */
export const undoSeconds = 8;

const elapse = keyframes`
  to { transform: scaleX(0); }
`;

const Root = styled.li`
  ${bodyType}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  min-block-size: 64px;
  border-block-end: 1px solid var(--color-hairline);
  & > :first-child {
    ${longWords}
    min-inline-size: 0;
    color: var(--color-muted);
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-end: -1px;
    inset-inline: 0;
    block-size: 2px;
    background: var(--color-accent);
    transform-origin: 0 50%;
    animation: ${elapse} ${String(undoSeconds)}s linear forwards;
  }
  &:hover::after,
  &:has(:focus-visible)::after {
    animation-play-state: paused;
  }
  ${media.reducedMotion} {
    /* Its end is what removes the row. */
    &::after {
      visibility: hidden;
      animation-duration: ${String(undoSeconds)}s !important;
    }
  }
  ${media.forcedColors} {
    &::after {
      background: Highlight;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Actions = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-16);
  white-space: nowrap;
`;

/** In place of the rule that grows shorter. */
const Seconds = styled.span`
  ${smallType}
  display: none;
  color: var(--color-muted);
  ${media.reducedMotion} {
    display: inline;
  }
`;

export type UndoRowProps = Omit<ComponentPropsWithRef<'li'>, 'children'> & {
  /** What was done: "Lång ullkappa Alma är borttagen". */
  readonly children: ReactNode;
  /** "Ångra". */
  readonly undoLabel: string;
  /** How long it stays, written out: "8 s". */
  readonly secondsText: string;
  readonly onUndo: () => void;
  readonly onExpire: () => void;
  /** It is being undone. */
  readonly isPending?: boolean;
};

/** An item of the list that the removed one was in. */
export function UndoRow({
  children,
  undoLabel,
  secondsText,
  onUndo,
  onExpire,
  isPending = false,
  ...native
}: UndoRowProps) {
  const id = useId();
  return (
    <Root
      {...native}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) onExpire();
      }}
    >
      <span id={id}>{children}</span>
      <Actions>
        <Seconds aria-hidden>{secondsText}</Seconds>
        <TextButton
          aria-describedby={id}
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (!isPending) onUndo();
          }}
        >
          {undoLabel}
        </TextButton>
      </Actions>
    </Root>
  );
}
