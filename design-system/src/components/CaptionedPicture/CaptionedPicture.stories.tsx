import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../layout/Container/Container.tsx';
import { CaptionedPicture } from './CaptionedPicture.tsx';

const meta = {
  title: 'Components/CaptionedPicture',
  component: CaptionedPicture,
  args: {
    image: {
      src: './pictures/still-life.webp',
      alt: 'Ullkappa, stickad tröja, halsduk och kängor i fönsterljus',
      ratio: 3 / 2,
    },
    caption: 'Allt som behövs för november: kappa, tröja, halsduk och kängor.',
    link: { href: '#coats', label: 'Se kapporna' },
  },
} satisfies Meta<typeof CaptionedPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CaptionAlone: Story = { args: { link: undefined } };
export const PictureAlone: Story = { args: { caption: undefined, link: undefined } };
export const BleedingOnPhone: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Container bleed="phone">
      <CaptionedPicture {...args} />
    </Container>
  ),
};
