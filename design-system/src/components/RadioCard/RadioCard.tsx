/** RadioCard: one of a few options, each with its meaning and cost: shipping, payment. */
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';

const Root = styled.label`
  ${bodyType}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: var(--space-16);
  padding: 18px 20px;
  background: var(--color-sheet);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
  cursor: pointer;
  transition: background-color var(--motion-colour) var(--motion-easing);
  ${media.canHover} {
    &:hover {
      border-color: var(--color-ink);
    }
  }
  &:has(:checked) {
    background: var(--color-accent-tint);
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
    background: var(--color-shade);
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border: 3px solid Highlight;
      padding: 16px 18px;
    }
  }
`;

const Dot = styled.input`
  appearance: none;
  inline-size: 20px;
  block-size: 20px;
  margin: 2px 0 0;
  border: 1px solid var(--color-edge);
  border-radius: 50%;
  background: var(--color-sheet);
  cursor: inherit;
  &:checked {
    border: 6px solid var(--color-accent);
  }
  &:focus-visible {
    outline: none;
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;

const Words = styled.span`
  min-inline-size: 0;
  & > span {
    display: block;
  }
`;

const Title = styled.span`
  font-weight: var(--font-weight-medium);
`;

const Description = styled.span`
  ${smallType}
  color: var(--color-muted);
  :has(:checked) > * > & {
    color: var(--color-ink);
  }
`;

const Aside = styled.span`
  white-space: nowrap;
`;

const Below = styled.span`
  grid-column: 2 / -1;
`;

export type RadioCardProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  /** The same for every card of its group. */
  readonly name: string;
  /** What the form sends when it is chosen. */
  readonly value: string;
  /** The choice in a few words, and the radio's name: "Ombud, PostNord". */
  readonly label: ReactNode;
  /** Small, under the label, and read after it: where and when. */
  readonly description?: ReactNode;
  /** At the end of the line: what it costs. */
  readonly aside?: ReactNode;
  /** Under the words, within the card; the caller gives it while the card is chosen. */
  readonly children?: ReactNode;
};

/** A native radio in a card; put several in a RadioGroup. Native props and ref go to the `input`. */
export function RadioCard({
  label,
  description,
  aside,
  children,
  'aria-describedby': describedElsewhere,
  ...native
}: RadioCardProps) {
  const id = useId();
  const described = [
    aside ? `${id}-aside` : undefined,
    description ? `${id}-about` : undefined,
    describedElsewhere,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Root>
      <Dot
        {...native}
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
      />
      <Words>
        <Title id={`${id}-label`}>{label}</Title>
        {description && <Description id={`${id}-about`}>{description}</Description>}
      </Words>
      {aside && <Aside id={`${id}-aside`}>{aside}</Aside>}
      {children && <Below>{children}</Below>}
    </Root>
  );
}
