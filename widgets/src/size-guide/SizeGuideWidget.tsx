import { Container, FactList, Heading, SizeGuideTable, Stack, Text } from '@solvik/design-system';
import { use } from 'react';
import { ChosenSizeContext, tableOf } from './chosenSize.ts';
import type { WidgetProps } from '../widgetProps.ts';

/** How to measure, and a table of measures for each kind of clothes. */
export function SizeGuideWidget({ configuration, headingLevel }: WidgetProps<'size-guide'>) {
  const { heading, lead, stepsHeading, steps, tables } = configuration;
  const chosen = use(ChosenSizeContext);
  const own = chosen && tableOf(tables, chosen.sizes);
  const below = (heading ? headingLevel + 1 : headingLevel) as 2 | 3 | 4;
  return (
    <Container as="section" measure="reading">
      <Stack gap="40">
        {(heading ?? lead) && (
          <Stack gap="24">
            {heading && <Heading level={headingLevel}>{heading}</Heading>}
            {lead && <Text size="lead">{lead}</Text>}
          </Stack>
        )}
        {steps.length > 0 && (
          <Stack gap="16">
            {stepsHeading && (
              <Heading level={below} size="section">
                {stepsHeading}
              </Heading>
            )}
            <FactList
              facts={steps.map(({ part, text }) => ({ id: part, term: part, details: text }))}
            />
          </Stack>
        )}
        {tables.map((table) => {
          const {
            caption,
            columns: [sizes, ...measures],
            rows,
          } = table;
          return (
            <SizeGuideTable
              key={caption}
              caption={caption}
              chosen={table === own ? chosen : undefined}
              headingLevel={below}
              columns={[sizes?.head ?? '', ...measures.map(({ head }) => head)]}
              rows={rows.map((row) => ({
                size: row.size,
                measures: row.measures.map(({ measure }) => measure),
              }))}
            />
          );
        })}
      </Stack>
    </Container>
  );
}
