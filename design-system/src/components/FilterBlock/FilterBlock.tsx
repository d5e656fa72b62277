/** FilterBlock: a filter that is always open, with its name and what is chosen above it. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-16);
  padding-block: var(--space-24);
  border-block-end: 1px solid var(--color-hairline);
`;

const Head = styled.div`
  ${bodyType}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-16);
`;

const Label = styled.span`
  font-weight: var(--font-weight-medium);
`;

const Summary = styled.span`
  ${smallType}
  color: var(--color-muted);
  white-space: nowrap;
`;

export type FilterBlockProps = ComponentPropsWithRef<'div'> & {
  /** Shown above the controls, whose own legend reads it to screen readers: "Färg". */
  readonly label: string;
  /** What is chosen: "4 valda". */
  readonly summary?: ReactNode;
};

/** Stands between hairlines among others and `Disclosure`s, in an `Accordion`. */
export function FilterBlock({ label, summary, children, ...native }: FilterBlockProps) {
  return (
    <Root {...native}>
      <Head>
        <Label aria-hidden>{label}</Label>
        {summary !== undefined && <Summary>{summary}</Summary>}
      </Head>
      {children}
    </Root>
  );
}
