import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMarkets } from '../../testing/storyMarkets.ts';
import { FooterAccordion } from '../FooterAccordion/FooterAccordion.tsx';
import { MarketSelector } from '../MarketSelector/MarketSelector.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const group = (title: string, words: readonly string[]) => ({
  title,
  links: words.map((label) => ({ href: `#${label}`, label })),
});

const meta = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  args: {
    logo: <Wordmark href="#start">Solvik</Wordmark>,
    about: 'Kläder för nordiskt ljus. Kundservice vardagar 8–17, 033-123 45 67.',
    links: (
      <FooterAccordion
        label="Sidfot"
        groups={[
          group('Handla', ['Nyheter', 'Dam', 'Herr', 'Preloved']),
          group('Hjälp', ['Leverans', 'Retur', 'Storleksguide', 'Kontakt']),
          group('Om Solvik', ['Om oss', 'Villkor', 'Integritet']),
        ]}
      />
    ),
    markets: <MarketSelector label="Land" markets={storyMarkets({})} />,
    payment: 'Kort, faktura, Swish',
  },
  render: (args, { globals }) => (
    <SiteFooter
      {...args}
      markets={<MarketSelector label="Land" markets={storyMarkets(globals)} />}
    />
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
