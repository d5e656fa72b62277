import { isWidgetType } from '@solvik/content-schema';
import { exampleOf, widgetDefinitions } from '@solvik/content-schema/editing';
import { Container, Heading, Stack, Text } from '@solvik/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetZone } from '../WidgetZone.tsx';
import type { PlacedContainer } from '../widgetProps.ts';
import { placeText } from './placeText.ts';
import { inPageLanguage, storySurroundings } from './storyWidget.ts';

interface Shown {
  readonly name: string;
  readonly about: string;
  readonly containers: readonly PlacedContainer[];
}

async function placeExample(type: string, title: string): Promise<readonly PlacedContainer[]> {
  if (!isWidgetType(type)) return [];
  const id = `${type}-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
  const placed = await placeText(type, JSON.stringify(exampleOf(type, title)), id);
  if (!placed) throw new Error(`The example “${title}” of ${type} cannot be read.`);
  return [{ id, layout: 'full', design: 'default', widgets: [placed] }];
}

/** Every widget with every example of its definition, one after the other; each has its own stories beside this. */
const meta = {
  title: 'Widgets/Gallery',
  decorators: [inPageLanguage],
  // Each example is photographed in its own story.
  parameters: {
    layout: 'fullscreen',
    visual: { widths: [] },
    chromatic: { disableSnapshot: true },
  },
  args: storySurroundings,
  loaders: [
    async () => ({
      shown: await Promise.all(
        widgetDefinitions.flatMap(({ type, title, about, examples }) =>
          examples.map(async (example): Promise<Shown> => ({
            name: `${title}: ${example.title}`,
            about,
            containers: await placeExample(type, example.title),
          })),
        ),
      ),
    }),
  ],
  render: (surroundings, { loaded }) => (
    <Stack gap="48">
      {(loaded as { readonly shown: readonly Shown[] }).shown.map(({ name, about, containers }) => (
        <div key={name}>
          <Container lang="en">
            <Heading level={1} size="title">
              {name}
            </Heading>
            <Text tone="muted">{about}</Text>
          </Container>
          <WidgetZone
            {...surroundings}
            containers={containers}
            onError={(_placed, error) => {
              throw error;
            }}
          />
        </div>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof storySurroundings>;
export default meta;

export const EveryExample: StoryObj<typeof meta> = {};
