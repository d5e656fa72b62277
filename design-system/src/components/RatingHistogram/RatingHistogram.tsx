/** RatingHistogram: the number of reviews for each number of stars. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const List = styled.ol`
  ${smallType}
  display: grid;
  /* One column for all counts, as wide as the longest. */
  grid-template-columns: 1ch minmax(0, 1fr) minmax(3ch, max-content);
  gap: var(--space-4) var(--space-12);
  max-inline-size: 320px;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: contents;
`;

const Row = styled.span`
  position: relative;
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-block-size: 28px;
  & > span:last-child {
    text-align: end;
    white-space: nowrap;
    color: var(--color-muted);
  }
`;

/** A row that chooses its stars. */
const RowButton = styled(Row)`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &[aria-pressed='true'] {
    color: var(--color-accent-deep);
    font-weight: var(--font-weight-medium);
    & > span:last-child {
      color: inherit;
    }
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  ${media.canHover} {
    &:hover > span:last-child {
      text-decoration: underline 1px;
    }
  }
`;

const Line = styled.span`
  block-size: 4px;
  background: var(--color-shade-deep);
  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: var(--share);
    background: var(--color-accent);
  }
  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

type RatingHistogramRow = {
  /** 1 to 5; drawn before the line. */
  readonly stars: number;
  /** The number of reviews; the line is its share of all rows' counts. */
  readonly count: number;
  /** The count as the language writes it: "1 204"; without it, as it is. */
  readonly figure?: string;
  /** The row in words for screen readers: "5 av 5: 1 omdöme". */
  readonly label: string;
};

export type RatingHistogramProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The list's name for screen readers: "Omdömen efter antal stjärnor". */
  readonly label: string;
  /**
   * Most stars first; `label` is the row in words, singular or plural: "5 av 5: 1 omdöme". `figure`
   * is the count as the language writes it, "1 204"; without it, as it is.
   */
  readonly rows: readonly RatingHistogramRow[];
  /** The stars whose reviews are shown alone. */
  readonly chosen?: number | undefined;
  /** Makes the rows buttons that choose their stars. */
  readonly onChoose?: ((stars: number) => void) | undefined;
};

/** A line per star, each as long as its share of all. */
export function RatingHistogram({
  label,
  rows,
  chosen,
  onChoose,
  ...native
}: RatingHistogramProps) {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <List aria-label={label} {...native}>
      {rows.map(({ stars, count, figure, label: words }) => {
        const content = (
          <>
            <VisuallyHidden>{words}</VisuallyHidden>
            <span aria-hidden>{stars}</span>
            <Line
              aria-hidden
              style={{ '--share': `${String(all === 0 ? 0 : (count / all) * 100)}%` }}
            />
            <span aria-hidden>{figure ?? count}</span>
          </>
        );
        return (
          <Item key={stars}>
            {onChoose && count > 0 ? (
              <RowButton
                as="button"
                type="button"
                aria-pressed={chosen === stars}
                onClick={() => onChoose(stars)}
              >
                {content}
              </RowButton>
            ) : (
              <Row>{content}</Row>
            )}
          </Item>
        );
      })}
    </List>
  );
}
