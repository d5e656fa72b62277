import {
  Container,
  Heading,
  PictureTile,
  Stack,
  Text,
  TextLink,
  Tiles,
} from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

type Props = WidgetProps<'link-gallery'>;

/** As many to a row as leave no cell empty, as far as possible. */
function columnsFor(count: number): '2' | '3' | '4' {
  if (count === 2) return '2';
  return count % 3 === 0 && count % 4 !== 0 ? '3' : '4';
}

/** A tile's text is a heading of its own, one step below the gallery's. */
function PictureLinks({
  configuration: { heading, links },
  picture,
  isFirst,
  headingLevel,
}: Props) {
  const level = heading && headingLevel < 3 ? ((headingLevel + 1) as 2 | 3) : headingLevel;
  const sizes = '(min-width: 1024px) 23vw, 50vw';
  return (
    <Tiles as="ul" columns={columnsFor(links.length)} phoneColumns="2" gap="8">
      {links.map(({ link, text, image }) => (
        <li key={`${link.href} ${link.label}`}>
          <PictureTile
            title={link.label}
            headingLevel={level}
            href={link.href}
            text={text}
            tone={image ? 'shade' : 'tint'}
            image={image && { ...picture(image, { sizes, ratio: 4 / 5 }), hasPriority: isFirst }}
          />
        </li>
      ))}
    </Tiles>
  );
}

function WordLinks({ configuration: { links } }: Props) {
  return (
    <Tiles as="ul" columns="3" gap="24">
      {links.map(({ link, text }) => (
        <li key={`${link.href} ${link.label}`}>
          <TextLink href={link.href} emphasis="standalone">
            {link.label}
          </TextLink>
          {text && (
            <Text size="small" tone="muted">
              {text}
            </Text>
          )}
        </li>
      ))}
    </Tiles>
  );
}

/** Links, side by side. */
export function LinkGalleryWidget(props: Props) {
  const { heading, presentation } = props.configuration;
  const isPictures = presentation === 'pictures';
  return (
    <section>
      <Stack gap={isPictures ? 'heading' : '24'}>
        {heading && (
          <Container>
            <Heading
              level={props.headingLevel}
              size={isPictures || props.headingLevel === 1 ? 'page' : 'section'}
            >
              {heading}
            </Heading>
          </Container>
        )}
        <Container bleed={isPictures ? 'phone' : 'none'}>
          {isPictures ? <PictureLinks {...props} /> : <WordLinks {...props} />}
        </Container>
      </Stack>
    </section>
  );
}
