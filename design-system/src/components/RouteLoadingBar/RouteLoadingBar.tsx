/** RouteLoadingBar: a bar while the next page is loading. */
import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const loadingBarStates = ['idle', 'running', 'done', 'failed'] as const;
export type LoadingBarState = (typeof loadingBarStates)[number];

/** Milliseconds that a page is expected to take (spec section 9, Loading bar). */
export const nominalLoadingTime = 5000;

/** Quick at first and never quite there. */
const advance = keyframes`
  from { transform: scaleX(0.04); }
  40% { transform: scaleX(0.7); }
  to { transform: scaleX(0.96); }
`;

// A status: outside of every landmark, text is allowed only where messages are announced.
const Root = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 80;
  block-size: 5px;
  pointer-events: none;
  opacity: 0;
  transition: opacity var(--motion-fade) var(--motion-easing);
  &[data-state='running'],
  &[data-state='failed'] {
    opacity: 1;
  }
  ${media.print} {
    display: none;
  }
`;

// The paper tone alone is 1.16:1 on white and nothing on paper, so the bar has an edge of ink.
const Bar = styled.span`
  display: block;
  block-size: 100%;
  background: var(--color-paper);
  border-block-end: 2px solid var(--color-ink);
  transform-origin: 0 50%;
  transform: scaleX(0.04);
  [data-state='running'] > & {
    animation: ${advance} ${String(nominalLoadingTime)}ms var(--motion-easing) forwards;
  }
  [data-state='done'] > &,
  [data-state='failed'] > & {
    transform: none;
  }
  [data-state='failed'] > & {
    background: var(--color-reduced);
    border-color: var(--color-reduced);
  }
  ${media.reducedMotion} {
    [data-state='running'] > & {
      animation: none !important;
      transform: scaleX(0.5);
    }
  }
  ${media.forcedColors} {
    border-block-end: 5px solid Highlight;
  }
`;

/** Visible text; to a screen reader it is announced already. */
const Words = styled.span`
  ${smallType}
  position: absolute;
  inset-block-start: calc(5px + var(--space-8));
  /* In the middle by its margins: half of an odd width would blur the letters. */
  inset-inline: 0;
  inline-size: fit-content;
  margin-inline: auto;
  padding: var(--space-4) var(--space-12);
  background: var(--color-ink);
  color: var(--color-paper);
  white-space: nowrap;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export type RouteLoadingBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /**
   * `running` advances, `done` fills and fades, `failed` stays full and red until the state
   * changes, `idle` is invisible.
   */
  readonly state: LoadingBarState;
  /** Announced while it runs: "Sidan laddas". */
  readonly label: string;
  /** Announced when it has failed: "Sidan kunde inte laddas". */
  readonly failedLabel: string;
  /** Shows the text too, once the wait is long. */
  readonly isLong?: boolean;
};

/**
 * A bar of 5 px at the top of the window that announces in text what it shows; the caller decides
 * when it is shown.
 */
export function RouteLoadingBar({
  state,
  label,
  failedLabel,
  isLong = false,
  ...native
}: RouteLoadingBarProps) {
  const isRunning = state === 'running';
  return (
    <Root {...native} role="status" data-state={state}>
      <Bar
        role={isRunning ? 'progressbar' : undefined}
        aria-label={isRunning ? label : undefined}
      />
      {isLong && isRunning && <Words aria-hidden="true">{label}</Words>}
      <VisuallyHidden>
        {isRunning && label}
        {state === 'failed' && failedLabel}
      </VisuallyHidden>
    </Root>
  );
}
