/** InlineAlert: one sentence beside what it is about: what happened, and what to do. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { smallType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { noticeIcons, type NoticeTone } from '../Notice/Notice.tsx';

const Root = styled.p`
  ${smallType}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-8);
  & > svg {
    color: var(--color-accent);
    margin-block-start: 2px;
  }
  &[data-tone='error'],
  &[data-tone='error'] > svg {
    color: var(--color-reduced);
  }
`;

export type InlineAlertProps = ComponentPropsWithRef<'p'> & {
  /** Chooses the sign, `info` by default; an `error` is red and announced at once. */
  readonly tone?: NoticeTone;
};

/** A small line with its sign; an error is announced at once. */
export function InlineAlert({ tone = 'info', children, ...native }: InlineAlertProps) {
  return (
    <Root role={tone === 'error' ? 'alert' : undefined} {...native} data-tone={tone}>
      <Icon name={noticeIcons[tone]} size="16" />
      <span>{children}</span>
    </Root>
  );
}
