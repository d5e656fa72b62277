import { Container, Quote, TextLink } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** A quotation; a review with its stars. */
export function QuoteWidget({
  configuration: { quote, author, about, rating, image, link },
  picture,
  text,
  isFirst,
}: WidgetProps<'quote'>) {
  return (
    <Container>
      <Quote
        author={author}
        about={about}
        rating={
          rating === undefined
            ? undefined
            : { value: rating, label: text('quote.rating', { rating }) }
        }
        image={
          image && {
            ...picture(image, { sizes: '(min-width: 1024px) 312px, 216px', ratio: 4 / 5 }),
            hasPriority: isFirst,
          }
        }
        action={
          link && (
            <TextLink href={link.href} emphasis="standalone">
              {link.label}
            </TextLink>
          )
        }
      >
        {quote}
      </Quote>
    </Container>
  );
}
