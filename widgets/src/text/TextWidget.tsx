import { Container, Eyebrow, Heading, Stack, Text } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** A heading with a short text: what opens a section of the page. */
export function TextWidget({ configuration, headingLevel }: WidgetProps<'text'>) {
  const { alignment, eyebrow, heading, lead } = configuration;
  return (
    <Container as="section" measure={lead ? 'reading' : 'page'}>
      <Stack gap="24" align={alignment === 'centre' ? 'center' : 'stretch'}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {heading && <Heading level={headingLevel}>{heading}</Heading>}
        {lead && (
          <Text size="lead" align={alignment === 'centre' ? 'center' : 'start'}>
            {lead}
          </Text>
        )}
      </Stack>
    </Container>
  );
}
