import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductGrid } from '../../layout/ProductGrid/ProductGrid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="16" style={{ maxInlineSize: 240 }}>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};

export const ProductList: Story = {
  render: () => (
    <ProductGrid aria-label="Plagg" aria-busy>
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key}>
          <Skeleton shape="picture" />
          <Stack gap="0" style={{ paddingBlockStart: 12, paddingInline: 16 }}>
            <Skeleton shape="short-line" />
            <Skeleton />
            <Skeleton shape="short-line" />
          </Stack>
        </li>
      ))}
    </ProductGrid>
  ),
};
