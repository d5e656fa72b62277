import type { Meta, StoryObj } from '@storybook/react-vite';
import { storySum } from '../../testing/storySum.ts';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { LineItem, LineItems, lineItemSizes, type LineItemProps } from './LineItem.tsx';

const controls = (quantityLabel: string) => (
  <>
    <QuantityStepper
      label={quantityLabel}
      decreaseLabel="En färre"
      increaseLabel="En till"
      quantity={1}
      onQuantityChange={() => undefined}
    />
    <TextButton aria-label="Ta bort Lång ullkappa Alma">Ta bort</TextButton>
  </>
);

const meta = {
  title: 'Components/LineItem',
  component: LineItem,
  args: {
    brand: 'Tjärn',
    name: 'Lång ullkappa Alma',
    href: '#alma',
    amount: storySum('1 999 kr'),
    about: 'Kamel, storlek 38',
    image: { src: './pictures/coat-front.webp', alt: '' },
    children: controls('Antal'),
  },
  render: (args) => (
    <LineItems aria-label="Varor">
      <LineItem {...args} />
    </LineItems>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 432 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LineItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNotes: Story = {
  args: {
    notes: [
      { id: 'reduced', words: 'Nedsatt från 2\u00a0499\u00a0kr' },
      { id: 'left', words: 'Endast 1 kvar på lager', isUrgent: true },
    ],
  },
};
/** Below its controls, on a phone too. */
export const WithAdvice: Story = {
  args: {
    advice: <InlineAlert>Det finns bara två kvar, så två ligger i varukorgen.</InlineAlert>,
  },
};
/** Two lines of one offer: its name and what it takes off are above the first. */
export const InOffer: Story = {
  args: { isInOffer: true },
  render: (args) => (
    <LineItems aria-label="Varor">
      <LineItem
        {...args}
        offer={{
          title: 'Rabatt',
          amount: storySum('−549 kr'),
          about: 'Minsta köp 1\u00a0500\u00a0kr.',
        }}
      />
      <LineItem {...args}>{controls('Antal, 2')}</LineItem>
      <LineItem {...args} isInOffer={false}>
        {controls('Antal, 3')}
      </LineItem>
    </LineItems>
  ),
};
export const WithoutVat: Story = { globals: { vat: 'ex' } };
/** In a list of what to buy instead. */
export const WithAction: Story = {
  args: {
    size: 'compact',
    brand: undefined,
    href: undefined,
    amount: undefined,
    children: undefined,
    name: 'Lång ullkappa Alma',
    about: 'Kamel, storlek 38',
    action: (
      <TextLink href="#alma" emphasis="standalone">
        Ändra
      </TextLink>
    ),
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Compact: Story = {
  args: { size: 'compact', brand: undefined, children: undefined, about: 'Kamel, 38, 1 st' },
};
export const WithoutPicture: Story = { args: { image: undefined } };
export const LongWords: Story = {
  args: { lang: 'fi', name: 'Kuviollinen pitkähihainen villakangastakki vetoketjulla' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

const states: readonly { readonly id: string; readonly state: Partial<LineItemProps> }[] = [
  { id: 'plain', state: {} },
  { id: 'notes', state: { notes: WithNotes.args?.notes } },
  { id: 'pending', state: { isPending: true } },
  { id: 'cloth', state: { image: undefined, clothColour: '#b07f4c', href: undefined } },
];

/** Both sizes in every state. */
export const Matrix: Story = {
  render: (args) => (
    <LineItems aria-label="Varor">
      {lineItemSizes.flatMap((size) =>
        states.map(({ id, state }, at) => (
          <LineItem
            key={`${size} ${id}`}
            {...args}
            {...state}
            size={size}
            {...(size === 'full'
              ? { children: controls(`Antal, ${String(at + 1)}`) }
              : { brand: undefined, children: undefined })}
          />
        )),
      )}
    </LineItems>
  ),
};
