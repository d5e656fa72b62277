import { Container, Columns, Eyebrow, Heading, Image, media, Stack, Text, TextLink } from '@solvik/design-system';
import { styled } from 'styled-components';
import type { WidgetProps } from '../widgetProps.ts';

// On a phone the picture runs to the screen's edges and its words keep the margin.
const Words = styled(Stack)`
  ${media.belowDesktop} { padding-inline: var(--layout-margin); }
`;

/** A picture and what there is to say about it, bottoms aligned. */
export function BannerArticle({ configuration, picture, headingLevel, isFirst }: WidgetProps<'banner'>) {
  const { eyebrow, heading, text, image, link } = configuration;
  return (
    <Container as="article" bleed="phone">
      <Columns split="article" align="end">
        {image && <Image {...picture(image, { sizes: '(min-width: 1024px) 54vw, 100vw', ratio: 5 / 4 })} ratio={5 / 4} hasPriority={isFirst} />}
        <Words gap="24">
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
        </Words>
      </Columns>
    </Container>
  );
}
