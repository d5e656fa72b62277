import { ReviewItem } from '@solvik/design-system';
import { dateFormat } from '@solvik/shop-rules';
import type { ReviewView } from '../../features/product/reviewsView.ts';
import { useServices } from '../../page/services.ts';
import type { Text } from '../../languages/createText.ts';

/** Who wrote it, what they wore and how it fitted, as far as it is known. */
function describeAuthor(text: Text, { author, height, size, fit }: ReviewView): string {
  const who = [
    author,
    ...(height ? [text('product.reviewHeight', { height })] : []),
    ...(size ? [text('product.reviewSize', { size })] : []),
  ].join(', ');
  return fit ? `${who}. ${text('product.reviewFit', { fit })}` : who;
}

/** Reviews, each in its own language. */
export function ReviewList({ reviews }: { readonly reviews: readonly ReviewView[] }) {
  const { text, site } = useServices();
  const date = dateFormat(site.languageId, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div>
      {reviews.map((review) => {
        const isForeign = review.language !== site.locale;
        return (
          <ReviewItem
            key={`${review.author} ${review.date} ${review.comment}`}
            rating={review.rating}
            ratingLabel={text('product.rating', { score: review.rating })}
            author={describeAuthor(text, review)}
            date={date.format(new Date(review.date))}
            {...(isForeign && {
              textLang: review.language,
              note: text('product.reviewLanguage', { language: review.language }),
            })}
          >
            {review.comment}
          </ReviewItem>
        );
      })}
    </div>
  );
}
