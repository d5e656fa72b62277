import { Container, Heading, PictureTile, Stack, Tiles } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

const sizes = {
  equal: '(min-width: 1024px) 25vw, 50vw',
  feature: '(min-width: 1024px) 50vw, 100vw',
} as const;

/** Pictures that link to categories. */
export function CategoryTilesWidget({
  configuration: { heading, arrangement },
  data: { tiles },
  headingLevel,
  picture,
  isFirst,
}: WidgetProps<'category-tiles'>) {
  const tileLevel = heading && headingLevel < 3 ? ((headingLevel + 1) as 2 | 3) : headingLevel;
  return (
    <section>
      <Stack gap="heading">
        {heading && (
          <Container>
            <Heading level={headingLevel}>{heading}</Heading>
          </Container>
        )}
        <Container bleed="phone">
          <Tiles
            as="ul"
            arrangement={arrangement}
            columns={tiles.length === 3 ? '3' : '4'}
            phoneColumns="2"
            gap="4"
          >
            {tiles.map(({ key, title, href, image }, at) => (
              <li key={key}>
                <PictureTile
                  title={title}
                  href={href}
                  headingLevel={tileLevel}
                  tone={image ? 'shade' : 'tint'}
                  isTall={arrangement === 'feature' && at === 0}
                  image={
                    image && {
                      ...picture(image, {
                        sizes: sizes[arrangement === 'feature' && at === 0 ? 'feature' : 'equal'],
                        ratio: 4 / 5,
                      }),
                      hasPriority: isFirst && at < 2,
                    }
                  }
                />
              </li>
            ))}
          </Tiles>
        </Container>
      </Stack>
    </section>
  );
}
