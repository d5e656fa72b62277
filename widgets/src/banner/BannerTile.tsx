import { PictureTile } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** A picture with a text on it that links to a category. */
export function BannerTile({
  configuration,
  picture,
  share,
  isFirst,
  headingLevel,
}: WidgetProps<'banner'>) {
  const { tone, heading, text, image, link } = configuration;
  const isTall = share === 'half' || share === 'full';
  const sizes = isTall ? '(min-width: 1024px) 46vw, 100vw' : '(min-width: 1024px) 23vw, 50vw';
  return (
    <PictureTile
      title={heading}
      headingLevel={headingLevel}
      href={link?.href}
      tone={tone}
      text={text}
      more={link?.label}
      isTall={isTall}
      image={image && { ...picture(image, { sizes, ratio: 4 / 5 }), hasPriority: isFirst }}
    />
  );
}
