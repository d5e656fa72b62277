import { CountedChoices, Inline, Select } from '@solvik/design-system';
import { type ReviewChoice, reviewOrders } from '../../features/product/chooseReviews.ts';
import { useText } from '../../page/services.ts';

interface ReviewControlsProps {
  readonly total: number;
  readonly sizes: readonly { readonly size: string; readonly count: number }[];
  readonly choice: ReviewChoice;
  readonly choose: (changes: Partial<ReviewChoice>) => void;
}

/** Above the reviews: the sizes that were worn, and the order. */
export function ReviewControls({ total, sizes, choice, choose }: ReviewControlsProps) {
  const text = useText();
  const countLabel = (count: number) => text('reviews.count', { count });
  return (
    <Inline spread="between" gap="16">
      {sizes.length > 1 ? (
        <CountedChoices
          label={text('reviews.size')}
          choices={[
            {
              value: '',
              label: text('reviews.allSizes'),
              count: total,
              countLabel: countLabel(total),
            },
            ...sizes.map(({ size, count }) => ({
              value: size,
              label: size,
              count,
              countLabel: countLabel(count),
            })),
          ]}
          chosen={choice.size ?? ''}
          onChoose={(size) => choose({ size: size || undefined })}
        />
      ) : (
        <span />
      )}
      <Select
        emphasis="bar"
        label={text('reviews.order')}
        value={choice.order}
        options={reviewOrders.map((order) => ({ value: order, label: text(`reviews.${order}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const order = reviewOrders.find((known) => known === value);
          if (order) choose({ order });
        }}
      />
    </Inline>
  );
}
