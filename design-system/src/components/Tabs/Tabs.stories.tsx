import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { tabActivations, Tabs, tabWidths } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Om plagget',
    tabs: [
      {
        id: 'about',
        label: 'Beskrivning',
        panel: (
          <Text>Rak kappa i italiensk ull, tät nog för vind och mjuk nog för en lång dag.</Text>
        ),
      },
      {
        id: 'care',
        label: 'Skötsel',
        panel: <Text>Vädra hellre än tvätta. Kemtvätt vid behov.</Text>,
      },
      {
        id: 'delivery',
        label: 'Leverans och retur',
        panel: <Text>Hemma hos dig på 1–3 vardagar. 14 dagars returrätt.</Text>,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const StartsWithAnother: Story = { args: { startsWith: 'care' } };
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="40">
      {tabWidths.flatMap((width) =>
        tabActivations.map((activation) => (
          <Tabs
            {...args}
            key={`${width} ${activation}`}
            label={`${args.label}: ${width}, ${activation}`}
            width={width}
            activation={activation}
          />
        )),
      )}
    </Stack>
  ),
};
/** A control in a panel is the next tab stop after its tab. */
export const WithFocusablePanel: Story = {
  args: {
    tabs: [
      { id: 'size', label: 'Storlek', panel: <Button>Mät dig</Button> },
      { id: 'care', label: 'Skötsel', panel: <Text>Vädra hellre än tvätta.</Text> },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mät dig' })).toHaveFocus();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Tietoa vaatteesta',
    tabs: [
      {
        id: 'about',
        label: 'Tuotekuvaus',
        panel: <Text>Suora takki italialaisesta villasta.</Text>,
      },
      {
        id: 'care',
        label: 'Erikoiskäsitellyn lampaanvillakankaan hoito-ohjeet',
        panel: <Text>Tuuleta mieluummin kuin pese.</Text>,
      },
      { id: 'delivery', label: 'Toimitusehdot', panel: <Text>Perillä 1–3 arkipäivässä.</Text> },
    ],
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};

export const ChosenByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Leverans och retur' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Leverans och retur' })).toBeVisible();
  },
};
