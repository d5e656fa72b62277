import { widgetDefinitions } from '@solvik/content-schema/editing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetZone } from '../WidgetZone.tsx';
import { drawPayloads, type Payloads } from './drawPayloads.ts';
import { storySurroundings } from './storyWidget.ts';

interface Args extends Omit<Payloads, 'type'> {
  /** Empty: some of every type. */
  readonly type: string;
}

/**
 * How generated content looks in a browser; the content report requests thousands from this page.
 */
const meta: Meta<Args> = {
  title: 'Widgets/Generated payloads',
  tags: ['!dev', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    visual: { widths: [] },
    chromatic: { disableSnapshot: true },
  },
  args: { type: '', seed: 1, count: 2 },
  loaders: [
    async ({ args: { type, ...payloads } }) => {
      const types = type ? [type] : widgetDefinitions.map((definition) => definition.type);
      const drawn = await Promise.all(
        types.map((each) => drawPayloads({ ...payloads, type: each })),
      );
      return {
        containers: drawn.flatMap(({ containers }, at) =>
          containers.map((container) => ({ ...container, id: `${String(at)}-${container.id}` })),
        ),
      };
    },
  ],
  render: (_args, { loaded }) => {
    const { containers } = loaded as Pick<Awaited<ReturnType<typeof drawPayloads>>, 'containers'>;
    // Generated names of pictures do not exist; one that does replaces them all.
    return (
      <WidgetZone
        {...storySurroundings}
        picture={({ alt }) => ({ src: './pictures/jumper.webp', alt })}
        hasPageHeading
        containers={containers}
        onError={(_placed, error) => {
          throw error;
        }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<Args>;

export const Valid: Story = { args: { kind: 'valid' } };
export const Mutated: Story = { args: { kind: 'mutated' } };
