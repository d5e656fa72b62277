/** RouteLoadingBar: the next page is on its way. */
import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const loadingBarStates = ['idle', 'running', 'done', 'failed'] as const;

const advance = keyframes`
  from { transform: scaleX(0.04); }
  40% { transform: scaleX(0.7); }
  to { transform: scaleX(0.96); }
`;

// Paper on paper cannot be seen (1.16:1 on white), so the bar has an edge of ink.
const Root = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 60;
  block-size: 5px;
  pointer-events: none;
  opacity: 0;
  transition: opacity var(--motion-fade) var(--motion-easing);
  & > span[data-bar] {
    display: block;
    block-size: 100%;
    background: var(--color-paper);
    border-block-end: 2px solid var(--color-ink);
    transform-origin: 0 50%;
    transform: scaleX(0.04);
  }
  &[dir='rtl'] > span[data-bar] { transform-origin: 100% 50%; }
  &[data-state='running'] { opacity: 1; }
  &[data-state='running'] > span[data-bar] { animation: ${advance} 5s var(--motion-easing) forwards; }
  &[data-state='done'] > span[data-bar], &[data-state='failed'] > span[data-bar] { transform: scaleX(1); }
  &[data-state='failed'] { opacity: 1; }
  &[data-state='failed'] > span[data-bar] { background: var(--color-reduced); border-color: var(--color-reduced); }
  ${media.reducedMotion} {
    &[data-state='running'] > span[data-bar] { animation: none; transform: scaleX(0.5); }
  }
  ${media.forcedColors} { & > span[data-bar] { border-color: Highlight; } }
`;

export type RouteLoadingBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  readonly state: (typeof loadingBarStates)[number];
  /** Said while it runs: "Sidan laddas". */
  readonly label: string;
  readonly failedLabel: string;
};

/** A bar of 5 px at the top of the window that says in words what it shows. */
export function RouteLoadingBar({ state, label, failedLabel, ...native }: RouteLoadingBarProps) {
  const isRunning = state === 'running';
  return (
    <Root {...native} data-state={state}>
      <span data-bar="" role={isRunning ? 'progressbar' : undefined} aria-label={isRunning ? label : undefined} />
      <VisuallyHidden role="status">
        {isRunning && label}
        {state === 'failed' && failedLabel}
      </VisuallyHidden>
    </Root>
  );
}
