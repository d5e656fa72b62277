import { RatingHistogram, TextButton } from '@solvik/design-system';
import type { ShownReviews } from '../../features/product/useReviews.ts';
import { useText } from '../../page/services.ts';

export interface ReviewHistogramProps extends Pick<ShownReviews, 'chosen' | 'choose'> {
  readonly byStars: NonNullable<ShownReviews['byStars']>;
}

/** How many gave each number of stars; a row shows its reviews alone. */
export default function ReviewHistogram({ byStars, chosen, choose }: ReviewHistogramProps) {
  const text = useText();
  return (
    <>
      <RatingHistogram
        label={text('reviewHistogram.label')}
        rows={byStars.map((row) => ({ ...row, label: text('reviewHistogram.row', row) }))}
        chosen={chosen}
        onChoose={(stars) => choose(stars === chosen ? undefined : stars)}
      />
      {chosen !== undefined && (
        <TextButton onClick={() => choose(undefined)}>{text('reviewHistogram.all')}</TextButton>
      )}
    </>
  );
}
