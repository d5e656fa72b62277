import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { Price, priceSizes } from './Price.tsx';

const selling = { incVat: '1 999 kr', exVat: '1 599,20 kr' };
const reduction = {
  sellingLabel: 'Nu',
  regular: { incVat: '2 499 kr', exVat: '1 999,20 kr' },
  regularLabel: 'Ord.',
};
const lowest = (
  <>
    {'Lägsta pris 30 dagar: '}
    <Amount amount={{ incVat: '2 199 kr', exVat: '1 759,20 kr' }} />
  </>
);

const meta = {
  title: 'Components/Price',
  component: Price,
  args: { selling, withoutVatLabel: 'utan moms' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutVat: Story = { globals: { vat: 'ex' } };
export const Reduced: Story = { args: { reduction } };
export const ReducedWithLowest: Story = { args: { reduction, lowest } };
export const ReducedWithoutVat: Story = { args: { reduction, lowest }, globals: { vat: 'ex' } };
export const Product: Story = {
  args: { size: 'product', reduction: { ...reduction, regularLabel: 'Ordinarie' }, lowest },
};
export const ProductWithoutVat: Story = { ...Product, globals: { vat: 'ex' } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    selling: '1 249,95 €',
    reduction: { sellingLabel: 'Nyt', regular: '1 899,95 €', regularLabel: 'Normaalihinta' },
    lowest: 'Alin hinta alennusta edeltäneiden kolmenkymmenen päivän aikana: 1 499,95 €',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: ({ withoutVatLabel }) => (
    <Stack gap="24">
      {priceSizes.map((size) => {
        const ownReduction = {
          ...reduction,
          regularLabel: size === 'product' ? 'Ordinarie' : 'Ord.',
        };
        return (
          <Stack key={size} gap="16">
            <Price size={size} selling={selling} withoutVatLabel={withoutVatLabel} />
            <Price
              size={size}
              selling={selling}
              withoutVatLabel={withoutVatLabel}
              reduction={ownReduction}
            />
            <Price
              size={size}
              selling={selling}
              withoutVatLabel={withoutVatLabel}
              reduction={ownReduction}
              lowest={lowest}
            />
          </Stack>
        );
      })}
    </Stack>
  ),
};
