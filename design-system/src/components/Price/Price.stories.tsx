import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Price, priceSizes } from './Price.tsx';

const reduction = { sellingLabel: 'Nu', regular: '2 499 kr', regularLabel: 'Ord.' };

const meta = { title: 'Components/Price', component: Price, args: { selling: '1 999 kr' } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reduced: Story = { args: { reduction, lowest: 'Lägsta pris 30 dagar: 2 199 kr' } };
export const WithAndWithoutVat: Story = { args: { selling: { incVat: '1 999 kr', exVat: '1 599 kr' } } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="24">
      {priceSizes.map((size) => (
        <Stack key={size} gap="16">
          <Price size={size} selling="1 999 kr" />
          <Price size={size} selling="1 999 kr" reduction={{ ...reduction, regularLabel: size === 'product' ? 'Ordinarie' : 'Ord.' }} lowest="Lägsta pris 30 dagar: 2 199 kr" />
        </Stack>
      ))}
    </Stack>
  ),
};
