import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { Container } from '../../layout/Container/Container.tsx';
import { ProductGrid } from '../../layout/ProductGrid/ProductGrid.tsx';
import { PictureLink } from './PictureLink.tsx';

const meta = {
  title: 'Components/PictureLink',
  component: PictureLink,
  args: { label: 'Kappor', href: '#coats', image: { src: './pictures/coat-front.webp', alt: '' } },
} satisfies Meta<typeof PictureLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As they stand: four in a row, one without a picture. */
export const Default: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container bleed="phone">
      <ProductGrid isRow>
        <li>
          <PictureLink {...args} />
        </li>
        <li>
          <PictureLink {...args} label="Klänningar" image={undefined} clothColour="#8a3324" />
        </li>
        <li>
          <PictureLink {...args} label="Skor" />
        </li>
        <li>
          <PictureLink {...args} label="Väskor" />
        </li>
      </ProductGrid>
    </Container>
  ),
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: { label: 'Sadeasusteet ja ulkoilutakit' },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
