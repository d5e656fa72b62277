import { Box, CountedChoices, Inline, Select, Stack } from '@solvik/design-system';
import { type ReviewChoice, reviewOrders } from '../../features/product/chooseReviews.ts';
import type { FitVotes } from '../../features/product/reviewsView.ts';
import { useText } from '../../page/services.ts';

interface Counted<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count: number;
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly total: number;
  readonly choices: readonly Counted<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/** One of them, or all reviews; nothing where there is no choice. */
function Choices<Value extends string>({
  label,
  total,
  choices,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  const text = useText();
  if (choices.length < 2 && chosen === undefined) return null;
  const all = { value: '', label: text('reviews.allSizes'), count: total };
  return (
    <CountedChoices
      label={label}
      choices={[all, ...choices].map((choice) => ({
        ...choice,
        countLabel: text('reviews.count', { count: choice.count }),
      }))}
      chosen={chosen ?? ''}
      onChoose={(pressed) => onChoose(choices.find(({ value }) => value === pressed)?.value)}
    />
  );
}

interface ReviewControlsProps {
  /** Reviews that any size, and any fit, has. */
  readonly totals: { readonly size: number; readonly fit: number };
  readonly sizes: readonly { readonly size: string; readonly count: number }[];
  /** Whether some are in another language than the page's, which has its own first. */
  readonly isMixed: boolean;
  readonly fits: readonly { readonly fit: keyof FitVotes; readonly count: number }[];
  readonly choice: ReviewChoice;
  readonly choose: (changes: Partial<ReviewChoice>) => void;
}

/** Above the reviews: the sizes that were worn, how they fitted, and the order. */
export function ReviewControls({
  totals,
  isMixed,
  sizes,
  fits,
  choice,
  choose,
}: ReviewControlsProps) {
  const text = useText();
  return (
    <Inline spread="between" gap="16">
      {/* Its rows scroll sideways instead of widening the page. */}
      <Box>
        <Stack gap="8">
          <Choices
            label={text('reviews.size')}
            total={totals.size}
            choices={sizes.map(({ size, count }) => ({ value: size, label: size, count }))}
            chosen={choice.size}
            onChoose={(size) => choose({ size })}
          />
          <Choices
            label={text('reviews.fit')}
            total={totals.fit}
            choices={fits.map(({ fit, count }) => ({
              value: fit,
              label: text(`reviews.fit.${fit}`),
              count,
            }))}
            chosen={choice.fit}
            onChoose={(fit) => choose({ fit })}
          />
        </Stack>
      </Box>
      <Select
        emphasis="bar"
        label={text('reviews.order')}
        value={choice.order}
        options={reviewOrders.map((order) => ({
          value: order,
          label: text(isMixed && order === 'newest' ? 'reviews.ownFirst' : `reviews.${order}`),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const order = reviewOrders.find((known) => known === value);
          if (order) choose({ order });
        }}
      />
    </Inline>
  );
}
