/**
 * ErrorSummary: everything that keeps a form from being submitted, each with a link to its field.
 */
import { useEffect, useId, type ComponentPropsWithRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { TextLink } from '../TextLink/TextLink.tsx';

const Root = styled.section`
  ${bodyType}
  padding: var(--space-24);
  background: var(--color-sheet);
  border: 2px solid var(--color-reduced);
  border-radius: var(--radius-control);
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  & > h2 {
    font-weight: var(--font-weight-medium);
  }
  ${media.forcedColors} {
    border-width: 3px;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  & a {
    display: flex;
    align-items: center;
    min-block-size: var(--size-control-small);
    padding-block: 10px;
    inline-size: fit-content;
    color: var(--color-reduced);
  }
`;

type FormError = { readonly href: string; readonly label: string };

export type ErrorSummaryProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> & {
  /** Heading over the errors, and its name: "Två saker saknas". */
  readonly title: string;
  /** `href` is `#` and the id of a field, `label` its own error sentence. */
  readonly errors: readonly FormError[];
};

/**
 * Nothing without errors. When it appears, and when its errors change, it takes the focus, so that
 * it is announced.
 */
export function ErrorSummary({ title, errors, ref, ...native }: ErrorSummaryProps) {
  const id = useId();
  const root = useObjectRef(ref);
  const summary = errors.map(({ href, label }) => `${href} ${label}`).join('\n');
  useEffect(() => {
    if (summary !== '') root.current?.focus();
  }, [summary, root]);
  if (errors.length === 0) return null;
  return (
    <Root aria-labelledby={id} tabIndex={-1} {...native} ref={root}>
      <h2 id={id}>{title}</h2>
      <List>
        {errors.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </List>
    </Root>
  );
}
