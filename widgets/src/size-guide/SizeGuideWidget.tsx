import {
  type BodyMeasure,
  Container,
  FactList,
  Heading,
  MeasureGuide,
  SizeGuideTable,
  Stack,
  Text,
} from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

type Step = WidgetProps<'size-guide'>['configuration']['steps'][number];

/** The first step of each line is drawn; the others are explained in words alone. */
function splitSteps(steps: readonly Step[]) {
  const drawn = new Map<BodyMeasure['line'], BodyMeasure>();
  const others: Step[] = [];
  for (const step of steps) {
    const { line, part, text } = step;
    if (line === 'none' || drawn.has(line)) others.push(step);
    else drawn.set(line, { line, name: part, instruction: text });
  }
  return { drawn: [...drawn.values()], others };
}

/** How to measure, with a drawing, and a table of measures for each kind of clothes. */
export function SizeGuideWidget({ configuration, headingLevel }: WidgetProps<'size-guide'>) {
  const { heading, lead, stepsHeading, steps, tables } = configuration;
  const { drawn, others } = splitSteps(steps);
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
            {drawn.length > 0 && <MeasureGuide measures={drawn} unit="cm" />}
            {others.length > 0 && (
              <FactList
                facts={others.map(({ part, text }) => ({ id: part, term: part, details: text }))}
              />
            )}
          </Stack>
        )}
        {tables.map(({ caption, columns: [sizes, ...measures], rows }) => (
          <SizeGuideTable
            key={caption}
            caption={caption}
            headingLevel={below}
            columns={[sizes?.head ?? '', ...measures.map(({ head }) => head)]}
            rows={rows.map((row) => ({
              size: row.size,
              measures: row.measures.map(({ measure }) => measure),
            }))}
          />
        ))}
      </Stack>
    </Container>
  );
}
