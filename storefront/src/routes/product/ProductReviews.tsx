import {
  Columns,
  Container,
  Heading,
  Rating,
  ReviewItem,
  Stack,
  Text,
} from '@solvik/design-system';
import { dateFormat, numberFormat } from '@solvik/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { reviewsQuery } from '../../features/product/productQueries.ts';
import { reviewsShown } from './reviewsShown.ts';

/** The reviews: the average, and the latest texts. Nothing if there are none. */
export function ProductReviews({ alias }: { readonly alias: string }) {
  const { text, dataApi, site } = useServices();
  const { data } = useQuery(reviewsQuery(dataApi, alias, reviewsShown));
  if (!data) return null;
  const score = numberFormat(site.languageId, { maximumFractionDigits: 1 }).format(data.average);
  const date = dateFormat(site.languageId, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Container as="section" id="reviews">
      <Columns split="reviews">
        <Stack gap="12">
          <Heading level={2}>{text('product.reviews')}</Heading>
          <Rating rating={data.average} label={text('product.rating', { score })} />
          <Text>{text('product.reviewCount', { count: data.count })}</Text>
        </Stack>
        <Stack gap="0">
          {data.reviews.map((review) => (
            <ReviewItem
              key={`${review.author}${review.date}`}
              rating={review.rating}
              ratingLabel={text('product.rating', { score: review.rating })}
              author={`${review.author}, ${date.format(new Date(review.date))}`}
            >
              {review.comment}
            </ReviewItem>
          ))}
        </Stack>
      </Columns>
    </Container>
  );
}
