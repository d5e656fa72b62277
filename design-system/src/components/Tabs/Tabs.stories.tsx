import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, tabWidths } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Om plagget',
    tabs: [
      { id: 'about', label: 'Beskrivning', panel: <Text>Rak kappa i italiensk ull, tät nog för vind och mjuk nog för en lång dag.</Text> },
      { id: 'care', label: 'Skötsel', panel: <Text>Vädra hellre än tvätta. Kemtvätt vid behov.</Text> },
      { id: 'delivery', label: 'Leverans och retur', panel: <Text>Hemma hos dig på 1–3 vardagar. 14 dagars returrätt.</Text> },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}><Story /></div>],
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const StartsWithAnother: Story = { args: { startsWith: 'care' } };
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="40">
      {tabWidths.map((width) => <Tabs {...args} key={width} label={`${args.label}: ${width}`} width={width} />)}
    </Stack>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Tietoa vaatteesta',
    tabs: [
      { id: 'about', label: 'Tuotekuvaus', panel: <Text>Suora takki italialaisesta villasta.</Text> },
      { id: 'care', label: 'Erikoiskäsitellyn lampaanvillakankaan hoito-ohjeet', panel: <Text>Tuuleta mieluummin kuin pese.</Text> },
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
