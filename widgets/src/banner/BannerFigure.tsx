import { media, Text, TextLink, titleType } from '@solvik/design-system';
import { styled } from 'styled-components';
import type { WidgetProps } from '../widgetProps.ts';
import { plane } from './bannerStyles.ts';

const Root = styled.section`
  display: grid;
  align-content: center;
  gap: var(--space-16);
  block-size: 100%;
  padding: var(--space-32) var(--layout-margin);
  ${plane}
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-40);
    padding: var(--space-40) var(--space-48);
  }
`;

const Figure = styled.p`
  font-family: var(--font-display);
  font-size: clamp(5.5rem, 4.4rem + 4.6vw, 8.5rem);
  line-height: 0.9;
  letter-spacing: -0.035em;
  font-variation-settings: 'opsz' 40;
  font-variant-numeric: lining-nums proportional-nums;
  white-space: nowrap;
  color: var(--color-accent);
  [data-tone='accent'] > & { color: inherit; }
  & > small { font-size: 0.42em; letter-spacing: 0; margin-inline-start: 0.06em; }
`;

const Title = styled.h2`
  ${titleType}
`;

/** A figure that says it all, and the words that keep it honest. */
export function BannerFigure({ configuration, headingLevel }: WidgetProps<'banner'>) {
  const { tone, figure, unit, heading, text, link } = configuration;
  return (
    <Root data-tone={tone} data-ground={tone === 'accent' ? 'accent' : undefined}>
      {figure && (
        <Figure>
          {figure}
          {unit && <small>{unit}</small>}
        </Figure>
      )}
      <div>
        <Title as={headingLevel === 1 ? 'h1' : 'h2'}>{heading}</Title>
        {text && <Text>{text}</Text>}
        {link && (
          <TextLink href={link.href} emphasis="standalone">
            {link.label}
          </TextLink>
        )}
      </div>
    </Root>
  );
}
