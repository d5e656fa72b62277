import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/storyPictures.ts';
import { Button } from '../Button/Button.tsx';
import { BuyBar } from './BuyBar.tsx';

const meta = {
  title: 'Components/BuyBar',
  component: BuyBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Köp Rak ullkappa Inger',
    image: { ...storyPicture('coat-front'), alt: '' },
    price: '2 999 kr',
    note: 'Storlek 38',
    action: <Button>Lägg i varukorgen</Button>,
  },
} satisfies Meta<typeof BuyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reduced: Story = {
  args: {
    price: '1 899 kr',
    reducedLabel: 'Nu',
    note: undefined,
  },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Osta Kaksirivinen lampaanvillakangastakki',
    image: undefined,
    price: '1 299,00 €',
    note: 'Valitse koko ennen ostoskoriin lisäämistä',
    action: <Button>Lisää ostoskoriin</Button>,
  },
};
