import { CaptionedPicture, Container } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

type Configuration = WidgetProps<'image'>['configuration'];

const ratios: Readonly<Record<Configuration['shape'], number>> = {
  landscape: 3 / 2,
  portrait: 4 / 5,
  square: 1,
  panorama: 21 / 9,
};
const sizes: Readonly<Record<Configuration['width'], string>> = {
  page: '(min-width: 1440px) 1344px, 100vw',
  reading: '(min-width: 768px) 704px, 100vw',
};

/** A picture on its own, with its caption below. */
export function ImageWidget({
  configuration: { image, shape, width, caption, link },
  picture,
  isFirst,
}: WidgetProps<'image'>) {
  const ratio = ratios[shape];
  return (
    <Container bleed="phone" measure={width}>
      <CaptionedPicture
        image={{ ...picture(image, { sizes: sizes[width], ratio }), ratio, hasPriority: isFirst }}
        caption={caption}
        link={link}
      />
    </Container>
  );
}
