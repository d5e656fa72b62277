import { bodyType, ButtonLink, Eyebrow, displayType, Image, leadType, media } from '@solvik/design-system';
import { styled } from 'styled-components';
import type { WidgetProps } from '../widgetProps.ts';
import { plane, windowLight } from './bannerStyles.ts';

const Root = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  isolation: isolate;
  ${plane}
  &[data-tone='accent']:not([data-has-picture]) { ${windowLight} }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    min-block-size: min(744px, calc(100svh - 124px));
  }
`;

const Picture = styled.div`
  position: relative;
  mask-image: linear-gradient(to bottom, black 82%, transparent);
  & > span { background: none; }
  ${media.desktop} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: min(50%, 780px);
    mask-image: linear-gradient(to right, transparent, black 24%);
    & > span { block-size: 100%; aspect-ratio: auto; }
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--space-12);
  padding: 0 var(--layout-margin) var(--space-40);
  margin-block-start: calc(-1 * var(--space-16));
  ${media.desktop} {
    align-self: end;
    margin-block-start: 0;
    inline-size: 100%;
    max-inline-size: var(--layout-container);
    margin-inline: auto;
    padding-block-end: 64px;
  }
`;

const Title = styled.h1`
  ${displayType}
  margin-inline-start: -0.045em;
  padding-block-end: 0.12em;
  overflow-wrap: normal;
  hyphens: manual;
  &[data-letters='9'] { font-size: min(var(--type-7-size), 18.4vw); }
  &[data-letters='10'] { font-size: min(var(--type-7-size), 16.6vw); }
  &[data-letters='many'] { font-size: min(var(--type-7-size), 13vw); }
`;

const Lead = styled.p`
  ${leadType}
  max-inline-size: 23em;
  text-wrap: pretty;
`;

const Action = styled.div`
  ${bodyType}
  margin-block-start: var(--space-12);
`;

const lettersOf = (heading: string): string => {
  const count = [...heading].length;
  if (count <= 8) return '8';
  return count <= 10 ? String(count) : 'many';
};

/** The front page's first screen: one word, one plane, one picture. */
export function BannerHero({ configuration, picture, headingLevel, isFirst }: WidgetProps<'banner'>) {
  const { tone, eyebrow, heading, text, link, image } = configuration;
  return (
    <Root data-tone={tone} data-ground={tone === 'accent' ? 'accent' : undefined} data-has-picture={image ? '' : undefined}>
      {image && (
        <Picture>
          <Image {...picture(image, { sizes: '(min-width: 1024px) 50vw, 100vw' })} hasPriority={isFirst} ratio={0.95} />
        </Picture>
      )}
      <Words>
        {eyebrow && <Eyebrow tone={tone === 'accent' ? 'wash' : 'accent'}>{eyebrow}</Eyebrow>}
        <Title as={headingLevel === 1 ? 'h1' : 'h2'} data-letters={lettersOf(heading)}>
          {heading}
        </Title>
        {text && <Lead>{text}</Lead>}
        {link && (
          <Action>
            <ButtonLink href={link.href} emphasis={tone === 'accent' ? 'inverted' : 'primary'}>
              {link.label}
            </ButtonLink>
          </Action>
        )}
      </Words>
    </Root>
  );
}
