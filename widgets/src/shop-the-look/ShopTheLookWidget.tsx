import {
  Columns,
  Container,
  Heading,
  HotspotPicture,
  Inset,
  Price,
  ProductCard,
  Stack,
  Text,
  TextLink,
  Tiles,
} from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** A picture whose products can be pressed, and the same products beside it for everybody. */
export function ShopTheLookWidget({
  configuration,
  data: { pieces },
  headingLevel,
  picture,
  text: widgetText,
  isFirst,
}: WidgetProps<'shop-the-look'>) {
  const { heading, text, image } = configuration;
  const ratio = 4 / 5;
  return (
    <Container as="section" bleed="phone">
      <Columns split="halves">
        <HotspotPicture
          image={{
            ...picture(image, { sizes: '(min-width: 1024px) 48vw, 100vw', ratio }),
            ratio,
            hasPriority: isFirst,
          }}
          closeLabel={widgetText('close')}
          spots={pieces.map(({ place, product }) => ({
            id: product.key,
            place,
            label: widgetText('look.show', { name: product.name }),
            panel: (
              <>
                <TextLink href={product.href}>{product.name}</TextLink>
                <Price {...product.price} />
              </>
            ),
          }))}
        />
        <Stack gap="32">
          <Inset>
            <Stack gap="12">
              <Heading level={headingLevel}>{heading}</Heading>
              {text && <Text size="lead">{text}</Text>}
            </Stack>
          </Inset>
          <Tiles as="ul" columns="2" phoneColumns="2" gap="24">
            {pieces.map(({ product: { key, ...product } }) => (
              <li key={key}>
                <ProductCard {...product} headingLevel={(headingLevel + 1) as 2 | 3 | 4} />
              </li>
            ))}
          </Tiles>
        </Stack>
      </Columns>
    </Container>
  );
}
