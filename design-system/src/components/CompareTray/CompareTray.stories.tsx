import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyPicture } from '../../testing/storyPictures.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { CompareTray, type CompareTrayItem } from './CompareTray.tsx';

const itemOf = (
  key: string,
  { name, ...rest }: Omit<CompareTrayItem, 'key' | 'removeLabel'>,
): CompareTrayItem => ({
  key,
  name,
  ...rest,
  removeLabel: `Ta bort ${name} ur jämförelsen`,
});

const three = [
  itemOf('alma', {
    name: 'Lång ullkappa Alma',
    price: '1 999 kr',
    reducedLabel: 'Nu',
    image: { ...storyPicture('coat-front'), alt: '' },
  }),
  itemOf('ida', {
    name: 'Dubbelknäppt kappa Ida',
    price: '1 749 kr',
    image: { ...storyPicture('coat-black'), alt: '' },
  }),
  itemOf('inga', {
    name: 'Kofta Inga i alpacka',
    price: '1 249 kr',
    image: { ...storyPicture('cardigan'), alt: '' },
  }),
];

const meta = {
  title: 'Components/CompareTray',
  component: CompareTray,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Jämför',
    note: '3 av högst 4',
    items: three,
    onRemove: fn(),
    clearAction: <TextButton>Töm</TextButton>,
    action: (
      <ButtonLink href="#compare" size="narrow">
        Jämför 3
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OneChosen: Story = {
  args: { note: 'Välj en till', items: three.slice(0, 1), action: undefined },
};
export const FullOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    note: '4 av högst 4',
    items: [...three, itemOf('ny', { name: 'Kavaj', price: '999 kr', clothColour: '#33578f' })],
    action: (
      <ButtonLink href="#compare" size="narrow">
        Jämför 4
      </ButtonLink>
    ),
  },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Vertaa',
    note: 'Neljästä vaihtoehdosta valittu kolme',
    items: three.map((item) => ({
      ...item,
      name: 'Lampaanvillakangastakki erikoiskäsitellystä merinovillasta',
      price: '1 299,00 €',
    })),
    clearAction: <TextButton>Tyhjennä kaikki</TextButton>,
    action: (
      <ButtonLink href="#compare" size="narrow">
        Vertaa kolmea
      </ButtonLink>
    ),
  },
};
