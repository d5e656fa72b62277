import { ReviewItem } from '@solvik/design-system';
import type { Ref } from 'react';
import { dateFormat } from '@solvik/shop-rules';
import type { ReviewView } from '../../features/product/reviewsView.ts';
import { type Services, useServices } from '../../page/services.ts';

/** Who wrote it in which other language, what they wore and how it fitted, as far as it is known. */
function describeAuthor(
  { text, site }: Pick<Services, 'text' | 'site'>,
  { author, height, size, fit, language }: ReviewView,
): string {
  const who = [
    author,
    ...(height ? [text('product.reviewHeight', { height })] : []),
    ...(size ? [text('product.reviewSize', { size })] : []),
  ].join(', ');
  const sentences = [
    ...(fit ? [text('product.reviewFit', { fit })] : []),
    ...(language === undefined || language === site.locale
      ? []
      : [text('product.reviewLanguage', { language })]),
  ];
  return sentences.length > 0 ? `${who}. ${sentences.join(' ')}` : who;
}

/** Reviews, each in its own language. */
export function ReviewList({
  reviews,
  ref,
}: {
  readonly reviews: readonly ReviewView[];
  readonly ref?: Ref<HTMLDivElement>;
}) {
  const { text, site } = useServices();
  const date = dateFormat(site.languageId, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div ref={ref}>
      {reviews.map((review) => (
        <ReviewItem
          key={`${review.author} ${review.date} ${review.comment}`}
          rating={review.rating}
          ratingLabel={text('product.rating', { score: review.rating })}
          author={describeAuthor({ text, site }, review)}
          date={date.format(new Date(review.date))}
          textLang={review.language === site.locale ? undefined : review.language}
        >
          {review.comment}
        </ReviewItem>
      ))}
    </div>
  );
}
