import { Container, Heading, Markup, Stack } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';
import { HtmlNodes } from './HtmlNodes.tsx';

/** Third-party markup, as far as it is allowed. */
export function HtmlWidget({
  configuration: { heading },
  data,
  headingLevel,
}: WidgetProps<'html'>) {
  return (
    <Container as="section" measure="reading">
      <Stack gap="24">
        {heading && <Heading level={headingLevel}>{heading}</Heading>}
        <Markup>
          <HtmlNodes nodes={data.nodes} headingLevel={headingLevel} />
        </Markup>
      </Stack>
    </Container>
  );
}
