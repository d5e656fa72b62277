import type { Meta, StoryObj } from '@storybook/react-vite';
import { CampaignStrip } from './CampaignStrip.tsx';

const meta = {
  title: 'Components/CampaignStrip',
  component: CampaignStrip,
  args: {
    promises: [
      {
        id: 'frakt',
        words: (
          <>
            <strong>Fri frakt</strong> från 799 kr
          </>
        ),
      },
      {
        id: 'retur',
        words: (
          <>
            <strong>14 dagars</strong> returrätt
          </>
        ),
      },
      { id: 'hjälp', words: 'Kundservice vardagar 8–17' },
    ],
    aside: (
      <>
        <a href="#typ">Privatperson</a>
        <a href="#land">Sverige, SEK</a>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CampaignStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
