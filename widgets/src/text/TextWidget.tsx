import { Container, Heading, Stack, Text } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';
import { FigureRow } from './FigureRow.tsx';
import { RichTextBlocks } from './RichTextBlocks.tsx';

/** Words: an article, or a row of figures with what they stand for. */
export function TextWidget({ configuration, headingLevel }: WidgetProps<'text'>) {
  const { presentation, heading, lead, body, figures } = configuration;
  if (presentation === 'figures') return <FigureRow figures={figures} heading={heading} />;
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
