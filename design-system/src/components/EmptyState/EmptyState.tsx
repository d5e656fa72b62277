/** EmptyState: explains an empty page and links onward. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-16);
  padding-block: var(--space-40);
  ${media.desktop} {
    padding-block: var(--space-72);
  }
`;

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Heading, what is missing: "Varukorgen är tom". */
  readonly title: string;
  /** A sentence under the title; rendered in a paragraph. */
  readonly children?: ReactNode;
  /** A link styled as a button: "Se nyheterna". */
  readonly action?: { readonly href: string; readonly label: string };
  /** Level of the title in the page's outline, 2 by default; the size stays. */
  readonly headingLevel?: HeadingLevel;
};

/** A heading, a sentence and one link. */
export function EmptyState({
  title,
  children,
  action,
  headingLevel = 2,
  ...native
}: EmptyStateProps) {
  return (
    <Root {...native}>
      <Heading level={headingLevel} size="section">
        {title}
      </Heading>
      {children && <Text>{children}</Text>}
      {action && (
        <ButtonLink href={action.href} emphasis="outlined">
          {action.label}
        </ButtonLink>
      )}
    </Root>
  );
}
