import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink.tsx';
import { HotspotPicture } from './HotspotPicture.tsx';

const meta = {
  title: 'Components/HotspotPicture',
  component: HotspotPicture,
  args: {
    image: { src: './pictures/still-life.webp', alt: 'Kappa, tröja och kängor i fönsterljus' },
    closeLabel: 'Stäng',
    spots: [
      {
        id: 'coat',
        place: { x: 0.3, y: 0.35 },
        label: 'Visa Lång ullkappa Alma',
        panel: <TextLink href="#alma">Lång ullkappa Alma</TextLink>,
      },
      {
        id: 'jumper',
        place: { x: 0.66, y: 0.4 },
        label: 'Visa Kabelstickad tröja',
        panel: <TextLink href="#troja">Kabelstickad tröja</TextLink>,
      },
      {
        id: 'boots',
        place: { x: 1, y: 1 },
        label: 'Visa Chelseakängor',
        panel: <TextLink href="#kangor">Chelseakängor</TextLink>,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HotspotPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Visa Lång ullkappa Alma' }));
    await expect(await canvas.findByRole('link', { name: 'Lång ullkappa Alma' })).toBeVisible();
  },
};
export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
