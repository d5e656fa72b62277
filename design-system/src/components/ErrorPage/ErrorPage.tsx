/** ErrorPage: what happened, what it means and where to go instead. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { bodyType } from '../../foundation/typeStyles.ts';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import { Heading } from '../Heading/Heading.tsx';

const Root = styled.section`
  ${bodyType}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-16);
  max-inline-size: 40rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-24);
  margin-block-start: var(--space-16);
`;

export type ErrorPageProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** The page's `h1`: "Här hängde visst inget". */
  readonly title: ReactNode;
  /** Above the title: the status in words, or a number to give customer service. */
  readonly eyebrow?: ReactNode;
  /** Links: a ButtonLink to the start page first. */
  readonly actions: ReactNode;
};

/** The page's own heading with a sentence or two as children and at least one link. */
export function ErrorPage({ title, eyebrow, actions, children, ...native }: ErrorPageProps) {
  return (
    <Root {...native}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={1}>{title}</Heading>
      {children}
      <Actions>{actions}</Actions>
    </Root>
  );
}
