import { Container, Heading, SellingPoints, Stack, Text, VisuallyHidden } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';
import { RichTextBlocks } from './RichTextBlocks.tsx';

/** Words: an article, or a row of figures with what they stand for. */
export function TextWidget({ configuration, headingLevel }: WidgetProps<'text'>) {
  const { presentation, heading, lead, body, figures } = configuration;
  if (presentation === 'figures') {
    return (
      <section>
        {heading && (
          <VisuallyHidden>
            <Heading level={headingLevel}>{heading}</Heading>
          </VisuallyHidden>
        )}
        <SellingPoints points={figures.map(({ figure, caption }) => ({ id: caption, figure, words: caption }))} />
      </section>
    );
  }
  return (
    <Container as="section" measure={lead || body ? 'reading' : 'page'}>
      <Stack gap="24">
        {heading && <Heading level={headingLevel}>{heading}</Heading>}
        {lead && <Text size="lead">{lead}</Text>}
        {body && <RichTextBlocks blocks={body} headingLevel={headingLevel} />}
      </Stack>
    </Container>
  );
}
