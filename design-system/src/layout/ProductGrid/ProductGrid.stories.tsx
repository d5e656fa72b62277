import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { ProductCard } from '../../components/ProductCard/ProductCard.tsx';
import { storyProducts } from '../../testing/storyProducts.tsx';
import { Container } from '../Container/Container.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ProductGrid, productGridBesides } from './ProductGrid.tsx';

const meta = {
  title: 'Layout/ProductGrid',
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container bleed="phone">
      <ProductGrid {...args}>
        {storyProducts.map(({ key, ...product }) => (
          <li key={key}>
            <ProductCard {...product} />
          </li>
        ))}
      </ProductGrid>
    </Container>
  ),
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const BesideFilters: Story = { args: { beside: 'filters' }, parameters: desktopOnly };
export const Matrix: Story = {
  parameters: desktopOnly,
  render: () => (
    <Stack gap="48">
      {productGridBesides.map((beside) => (
        <ProductGrid key={beside} beside={beside} aria-label={beside}>
          {storyProducts.slice(0, 4).map(({ key, ...product }) => (
            <li key={key}>
              <ProductCard {...product} />
            </li>
          ))}
        </ProductGrid>
      ))}
    </Stack>
  ),
};
