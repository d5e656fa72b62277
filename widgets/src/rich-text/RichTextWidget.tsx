import { Container, Heading, Stack, Text } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';
import { RichTextBlocks } from './RichTextBlocks.tsx';

/** An article: a heading, what it is about, and its text. */
export function RichTextWidget({
  configuration: { heading, lead, body },
  headingLevel,
}: WidgetProps<'rich-text'>) {
  return (
    <Container as="section" measure="reading">
      <Stack gap="24">
        {heading && <Heading level={headingLevel}>{heading}</Heading>}
        {lead && <Text size="lead">{lead}</Text>}
        <RichTextBlocks blocks={body} headingLevel={headingLevel} />
      </Stack>
    </Container>
  );
}
