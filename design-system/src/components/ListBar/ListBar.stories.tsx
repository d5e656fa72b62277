import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '../../layout/Container/Container.tsx';
import { Select } from '../Select/Select.tsx';
import { BarButton, ListBar } from './ListBar.tsx';

const meta = {
  title: 'Components/ListBar',
  component: ListBar,
  args: {
    filter: (
      <BarButton icon="filter" aria-expanded={false}>
        Filter
      </BarButton>
    ),
    count: '184 plagg',
    sort: (
      <Select
        emphasis="bar"
        label="Sortera"
        options={[
          { value: 'MOST_SOLD', label: 'Mest populära' },
          { value: 'PRICE', label: 'Lägst pris först' },
        ]}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ListBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    lang: 'fi',
    filter: (
      <BarButton icon="filter" aria-haspopup="dialog">
        Suodattimet (12)
      </BarButton>
    ),
    count: '1 184 tuotetta',
    sort: (
      <Select
        emphasis="bar"
        label="Järjestä"
        options={[{ value: 'PRICE', label: 'Edullisimmat ensin' }]}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
  /** One line: the count is hidden first, the filter's label is never shortened. */
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    const filter = view.getByRole('button').getBoundingClientRect();
    const sort = view.getByRole('combobox').getBoundingClientRect();
    await expect(Math.abs(filter.top + filter.bottom - sort.top - sort.bottom)).toBeLessThanOrEqual(
      2,
    );
    await expect(filter.right).toBeLessThanOrEqual(sort.left);
    await expect(sort.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(view.getByRole('status')).toHaveTextContent('1 184 tuotetta');
  },
};
