import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Toggletip } from './Toggletip.tsx';

const roomy: Decorator = (Story) => (
  <div style={{ paddingBlock: 160, paddingInline: 'clamp(0px, 12vw, 160px)' }}>
    <Story />
  </div>
);

const meta = {
  title: 'Components/Toggletip',
  component: Toggletip,
  args: {
    defaultOpen: true,
    label: 'Om lägsta pris',
    children: 'Det lägsta pris vi har tagit de senaste 30 dagarna, före den här sänkningen.',
  },
  render: (args) => (
    <Text as="div">
      Lägsta pris 30 dagar: 2 199 kr <Toggletip {...args} />
    </Text>
  ),
} satisfies Meta<typeof Toggletip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [roomy] };
export const Closed: Story = { args: { defaultOpen: false }, decorators: [roomy] };
export const AtTheEdges: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ display: 'grid', alignContent: 'space-between', blockSize: '100vh', padding: 8 }}>
      <Toggletip {...args} style={{ justifySelf: 'start' }} />
      <Toggletip {...args} label="Om bonus" style={{ justifySelf: 'end' }} />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Tietoa alimmasta hinnasta',
    children:
      'Alin hinta on kolmenkymmenen viime päivän alhaisin erikoistarjoushintamme ennen tätä hinnanalennusta; kanta-asiakasalennuksia ei lasketa mukaan.',
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
  render: (args) => (
    <Text as="div" lang="fi">
      Alin hinta 30 päivää: 219 € <Toggletip {...args} />
    </Text>
  ),
};

export const OpenedByKeys: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Om lägsta pris' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Det lägsta pris vi har tagit'),
    );
  },
};
