import { Accordion, Container, Disclosure, Heading, Stack, Text } from '@solvik/design-system';
import { RichTextBlocks } from '../rich-text/RichTextBlocks.tsx';
import type { WidgetProps } from '../widgetProps.ts';

/**
 * Questions that expand to their answers, natively, so that they work without scripts and are found
 * by the browser's own search.
 */
export function FaqWidget({
  configuration: { heading, lead, questions },
  headingLevel,
}: WidgetProps<'faq'>) {
  return (
    <Container as="section" measure="reading">
      <Stack gap="24">
        {heading && (
          <Heading level={headingLevel} size={headingLevel === 1 ? 'page' : 'section'}>
            {heading}
          </Heading>
        )}
        {lead && <Text>{lead}</Text>}
        <Accordion>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <RichTextBlocks blocks={answer} headingLevel={headingLevel} />
            </Disclosure>
          ))}
        </Accordion>
      </Stack>
    </Container>
  );
}
