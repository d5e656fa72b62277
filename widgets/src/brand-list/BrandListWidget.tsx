import {
  Container,
  FilterChips,
  Heading,
  Inline,
  LetterIndex,
  Stack,
  TextLink,
} from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** Brands in a row, or under their letters. */
export function BrandListWidget({
  configuration: { heading, presentation, link },
  data: { brands },
  headingLevel,
}: WidgetProps<'brand-list'>) {
  const letters = Object.entries(Object.groupBy(brands, ({ letter }) => letter));
  return (
    <Container as="section">
      <Stack gap="24">
        <Inline spread="between" align="end" gap="16">
          <Heading level={headingLevel}>{heading}</Heading>
          {link && (
            <TextLink href={link.href} emphasis="standalone">
              {link.label}
            </TextLink>
          )}
        </Inline>
        {presentation === 'chips' ? (
          <FilterChips
            label={heading}
            chips={brands.map(({ id, name, href }) => ({ id, label: name, href }))}
          />
        ) : (
          <LetterIndex
            headingLevel={(headingLevel + 1) as 2 | 3 | 4}
            groups={letters.map(([letter, names = []]) => ({ letter, names }))}
          />
        )}
      </Stack>
    </Container>
  );
}
