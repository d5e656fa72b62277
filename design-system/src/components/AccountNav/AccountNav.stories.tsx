import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { AccountNav } from './AccountNav.tsx';

const pages = (labels: readonly string[], current: string) =>
  labels.map((label) => ({ id: label, href: `#${label}`, label, isCurrent: label === current }));
const swedish = ['Översikt', 'Ordrar', 'Medlemskap', 'Saldo', 'Fakturor', 'Inställningar'];

const column: Decorator = (Story) => (
  <div style={{ maxInlineSize: 216 }}>
    <Story />
  </div>
);
// The line extends beyond the margin of its page.
const page: Decorator = (Story) => (
  <div style={{ paddingInline: 16 }}>
    <Story />
  </div>
);

const meta = {
  title: 'Components/AccountNav',
  component: AccountNav,
  args: {
    label: 'Mina sidor',
    items: pages(swedish, 'Medlemskap'),
    signOut: { label: 'Logga ut', onPress: () => undefined },
  },
} satisfies Meta<typeof AccountNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [column] };
export const NoneCurrent: Story = {
  args: { items: pages(swedish, ''), signOut: undefined },
  decorators: [column],
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Omat tilisivut',
    items: pages(
      [
        'Yleiskatsaus',
        'Tilaukset ja palautukset',
        'Kanta-asiakasjäsenyys ja bonuspisteet',
        'Saldo',
        'Asetukset',
      ],
      'Kanta-asiakasjäsenyys ja bonuspisteet',
    ),
    signOut: { label: 'Kirjaudu ulos', onPress: () => undefined },
  },
  globals: { channel: 'fi' },
  decorators: [column],
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [page],
  parameters: { layout: 'fullscreen' },
};
export const PhoneLast: Story = {
  args: { items: pages(swedish, 'Inställningar') },
  globals: { viewport: { value: 'phone' } },
  decorators: [page],
  parameters: { layout: 'fullscreen' },
};
