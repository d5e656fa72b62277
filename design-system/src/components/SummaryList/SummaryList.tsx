/** SummaryList: stacked sums, of which the last is to be paid. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { spaceBetweenStyle } from '../../foundation/spaceBetweenStyle.ts';
import { bodyType, longWords } from '../../foundation/typeStyles.ts';
import { Amount, type AmountText } from '../Amount/Amount.tsx';

export const summaryTones = ['normal', 'reduced'] as const;

const Root = styled.dl`
  ${bodyType}
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;

const Row = styled.div`
  ${spaceBetweenStyle}
  & > dt {
    ${longWords} min-inline-size: 0;
  }
  & > dd {
    margin-inline-start: auto;
    text-align: end;
  }
  &[data-tone] > dt {
    color: var(--color-muted);
  }
  &[data-tone='reduced'] > dd {
    color: var(--color-reduced);
  }
`;

const Total = styled(Row)`
  margin-block-start: var(--space-4);
  padding-block-start: var(--space-12);
  border-block-start: 1px solid var(--color-ink);
  font-weight: var(--font-weight-medium);
  & > dd {
    font-size: var(--type-3-size);
  }
`;

export type SummaryRow = {
  readonly id: string;
  /** The sum's name: "Frakt". */
  readonly label: ReactNode;
  /** Already written in its currency, "1 499 kr"; a plain string is the same with and without VAT. */
  readonly amount: AmountText;
  /** `reduced` is money taken off; its amount carries the minus. */
  readonly tone?: (typeof summaryTones)[number];
};

export type SummaryListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** Its components, in order: goods, discount, freight, VAT. */
  readonly rows: readonly SummaryRow[];
  /** The sum to pay, larger and last, under a line: "Att betala". */
  readonly total: Omit<SummaryRow, 'id' | 'tone'>;
};

/** A description list, so that each sum is read with its name. */
export function SummaryList({ rows, total, ...native }: SummaryListProps) {
  return (
    <Root {...native}>
      {rows.map(({ id, label, amount, tone = 'normal' }) => (
        <Row key={id} data-tone={tone}>
          <dt>{label}</dt>
          <dd>
            <Amount amount={amount} />
          </dd>
        </Row>
      ))}
      <Total data-is-total="">
        <dt>{total.label}</dt>
        <dd>
          <Amount amount={total.amount} />
        </dd>
      </Total>
    </Root>
  );
}
