import {
  Columns,
  Container,
  Eyebrow,
  Heading,
  Image,
  Inset,
  Stack,
  Text,
  TextLink,
} from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** A picture and an article, bottoms aligned. */
export function BannerArticle({
  configuration,
  picture,
  headingLevel,
  isFirst,
}: WidgetProps<'banner'>) {
  const { eyebrow, heading, text, image, link } = configuration;
  return (
    <Container as="article" bleed="phone">
      <Columns split="article" align="end">
        {image && (
          <Image
            {...picture(image, { sizes: '(min-width: 1024px) 54vw, 100vw', ratio: 5 / 4 })}
            ratio={5 / 4}
            hasPriority={isFirst}
          />
        )}
        <Inset>
          <Stack gap="24">
            {eyebrow && <Eyebrow tone="accent">{eyebrow}</Eyebrow>}
            <Heading level={headingLevel}>{heading}</Heading>
            {text && <Text size="lead">{text}</Text>}
            {link && (
              <div>
                <TextLink href={link.href} emphasis="standalone">
                  {link.label}
                </TextLink>
              </div>
            )}
          </Stack>
        </Inset>
      </Columns>
    </Container>
  );
}
