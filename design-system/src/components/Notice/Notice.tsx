/** Notice: a message about the whole page or a part of it, placed there. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/iconPaths.ts';

export const noticeTones = ['info', 'success', 'error'] as const;
export type NoticeTone = (typeof noticeTones)[number];

/** Each tone has its own sign, so that none depends on its colour. */
export const noticeIcons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  success: 'check',
  error: 'warning',
};

const Root = styled.div`
  ${bodyType}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-12);
  padding: var(--space-16) var(--space-24) var(--space-16) 20px;
  background: var(--color-accent-tint);
  color: var(--color-ink);
  border-inline-start: 3px solid var(--color-accent);
  & > svg {
    margin-block-start: 1px;
    color: var(--color-accent);
  }
  & strong {
    display: block;
    font-weight: var(--font-weight-medium);
  }
  &[data-tone='error'] {
    background: var(--color-sheet);
    border-color: var(--color-reduced);
  }
  &[data-tone='error'] > svg {
    color: var(--color-reduced);
  }
  &[data-is-sticky] {
    position: sticky;
    inset-block-start: calc(var(--size-header-phone) + var(--space-8));
    z-index: 2;
    box-shadow: var(--shadow-float);
    ${media.desktop} {
      inset-block-start: calc(var(--size-header-desktop) + var(--space-8));
    }
    ${media.low} {
      position: static;
      box-shadow: none;
    }
    /* The foot of a panel stays in view by itself. */
    [role='dialog'] & {
      position: static;
      box-shadow: none;
    }
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Chooses the sign and the colour; an `error` is also announced at once. `info` by default. */
  readonly tone?: NoticeTone;
  /** A few words over the sentence. */
  readonly title?: ReactNode;
  /** Stays in view below the header while what it is about scrolls. */
  readonly isSticky?: boolean;
};

/**
 * A coloured box with a rule at its start. An error is announced at once (`role="alert"`), the
 * others when they are read.
 */
export function Notice({ tone = 'info', title, isSticky, children, ...native }: NoticeProps) {
  return (
    <Root
      role={tone === 'error' ? 'alert' : undefined}
      {...native}
      data-tone={tone}
      data-is-sticky={isSticky ? '' : undefined}
    >
      <Icon name={noticeIcons[tone]} size="22" />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Root>
  );
}
