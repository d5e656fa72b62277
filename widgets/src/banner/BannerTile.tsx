import { Image, Link, media, titleType } from '@solvik/design-system';
import { styled } from 'styled-components';
import type { WidgetProps } from '../widgetProps.ts';
import { plane } from './bannerStyles.ts';

const Root = styled.div`
  position: relative;
  display: grid;
  block-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  ${plane}
  &[data-is-tall] { aspect-ratio: 4 / 5; }
  &:not([data-is-tall]) { aspect-ratio: 4 / 5; }
  ${media.desktop} {
    &[data-is-tall] { aspect-ratio: auto; }
    &[data-is-tall] > span { block-size: 100%; aspect-ratio: auto; }
  }
  & > * { grid-area: 1 / 1; }
  ${media.canHover} {
    & img { transition: scale var(--motion-slide) var(--motion-easing); }
    &:hover img { scale: 1.02; }
  }
  ${media.reducedMotion} { &:hover img { scale: 1; } }
`;

const Words = styled.div`
  position: relative;
  align-self: end;
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-16);
  & a { color: inherit; text-decoration: none; }
  & a::after { content: ''; position: absolute; inset: -100vmax 0 0; }
  & a:focus-visible { outline-offset: 4px; }
  ${media.desktop} { padding: var(--space-24); }
  [data-tone='accent'] > & {
    padding-block-start: var(--space-72);
    background: linear-gradient(to top, var(--color-accent) 55%, transparent);
    inline-size: 100%;
  }
`;

const Label = styled.h2`
  ${titleType}
`;

const More = styled.span`
  text-decoration: underline 1px;
  text-underline-offset: 6px;
`;

/** A picture with a word on it that leads to a shelf; the whole tile is the link's target. */
export function BannerTile({ configuration, picture, share, isFirst, headingLevel }: WidgetProps<'banner'>) {
  const { tone, heading, text, image, link } = configuration;
  const isTall = share === 'half' || share === 'full';
  return (
    <Root data-tone={tone} data-is-tall={isTall ? '' : undefined}>
      {image && <Image {...picture(image, { sizes: isTall ? '(min-width: 1024px) 46vw, 100vw' : '(min-width: 1024px) 23vw, 50vw', ratio: 4 / 5 })} alt="" ratio={4 / 5} hasPriority={isFirst} />}
      <Words>
        <Label as={headingLevel === 1 ? 'h2' : 'h3'}>{link ? <Link href={link.href}>{heading}</Link> : heading}</Label>
        {text && <p>{text}</p>}
        {text && link && <More aria-hidden>{link.label}</More>}
      </Words>
    </Root>
  );
}
