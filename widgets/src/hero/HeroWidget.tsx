import { Hero } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** The first screen of a page: one word, one background, one picture. */
export function HeroWidget({ configuration, picture, headingLevel, isFirst }: WidgetProps<'hero'>) {
  const { tone, eyebrow, heading, text, link, image } = configuration;
  return (
    <Hero
      title={heading}
      headingLevel={headingLevel === 1 ? 1 : 2}
      tone={tone}
      eyebrow={eyebrow}
      lead={text}
      action={link}
      image={
        image && {
          ...picture(image, { sizes: '(min-width: 1024px) 50vw, 100vw' }),
          hasPriority: isFirst,
        }
      }
    />
  );
}
