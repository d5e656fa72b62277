import {
  Columns,
  ComparePictures,
  Container,
  Heading,
  Inset,
  Stack,
  Text,
  TextLink,
} from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** Two pictures on top of each other, and what happened between them. */
export function BeforeAfterWidget({
  configuration,
  headingLevel,
  picture,
  text: widgetText,
  share,
  isFirst,
}: WidgetProps<'before-after'>) {
  const { heading, text, before, beforeLabel, after, afterLabel, link } = configuration;
  const request = {
    sizes: share === 'full' ? '(min-width: 1024px) 54vw, 100vw' : '(min-width: 1024px) 48vw, 100vw',
    ratio: 4 / 5,
  };
  const pictures = (
    <ComparePictures
      before={{ image: { ...picture(before, request), hasPriority: isFirst }, label: beforeLabel }}
      after={{ image: { ...picture(after, request), hasPriority: isFirst }, label: afterLabel }}
      sliderLabel={widgetText('compare.slider', { before: beforeLabel, after: afterLabel })}
      formatValue={(percent) =>
        widgetText('compare.shown', { percent: String(percent), before: beforeLabel })
      }
    />
  );
  const words = (heading ?? text ?? link) && (
    <Inset>
      <Stack gap="12">
        {heading && <Heading level={headingLevel}>{heading}</Heading>}
        {text && <Text size="lead">{text}</Text>}
        {link && (
          <TextLink href={link.href} emphasis="standalone">
            {link.label}
          </TextLink>
        )}
      </Stack>
    </Inset>
  );
  if (share !== 'full') {
    return (
      <Stack as="section" gap="24">
        {pictures}
        {words}
      </Stack>
    );
  }
  return (
    <Container as="section" bleed="phone">
      <Columns split="halves" align="end">
        {pictures}
        {words}
      </Columns>
    </Container>
  );
}
