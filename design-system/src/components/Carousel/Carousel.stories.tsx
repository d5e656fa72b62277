import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { storyProducts } from '../../testing/storyProducts.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { Carousel, carouselWidths } from './Carousel.tsx';

const cards = storyProducts.map(({ key, ...product }) => ({
  id: key,
  content: <ProductCard {...product} />,
}));

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    label: 'Passar till kappan',
    heading: (
      <Heading level={2} size="section">
        Passar till kappan
      </Heading>
    ),
    items: cards,
    nextLabel: 'Fler plagg',
    previousLabel: 'Tidigare plagg',
    positionLabel: ({ first, last, count }) =>
      first === last
        ? `${String(first)} av ${String(count)}`
        : `${String(first)}–${String(last)} av ${String(count)}`,
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllInSight: Story = { args: { items: cards.slice(0, 3) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="72">
      {carouselWidths.map((width) => (
        <Carousel
          {...args}
          key={width}
          width={width}
          label={`${args.label}: ${width}`}
          heading={undefined}
          items={cards.slice(0, 5)}
        />
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Erikoiskäsitellyn lampaanvillakangastakin kanssa sopivat',
    heading: (
      <Heading level={2} size="section">
        Erikoiskäsitellyn lampaanvillakangastakin kanssa sopivat
      </Heading>
    ),
    nextLabel: 'Lisää vaatteita',
    previousLabel: 'Edelliset vaatteet',
    positionLabel: ({ first, last, count }) =>
      `${String(first)}${first === last ? '' : `–${String(last)}`} / ${String(count)}`,
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};

export const TurnedToTheEnd: Story = {
  parameters: desktopOnly,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('1–4 av 8')).toBeVisible());
    const next = canvas.getByRole('button', { name: 'Fler plagg' });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText('5–8 av 8')).toBeVisible(), { timeout: 5000 });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};
