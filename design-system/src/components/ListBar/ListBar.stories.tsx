import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../layout/Container/Container.tsx';
import { Select } from '../Select/Select.tsx';
import { BarButton, ListBar } from './ListBar.tsx';

const meta = {
  title: 'Components/ListBar',
  component: ListBar,
  args: {
    filter: <BarButton icon="filter" aria-expanded={false}>Filter</BarButton>,
    count: '184 plagg',
    sort: <Select emphasis="bar" label="Sortera" options={[{ value: 'MOST_SOLD', label: 'Mest populära' }, { value: 'PRICE', label: 'Lägst pris först' }]} />,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Container><Story /></Container>],
} satisfies Meta<typeof ListBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    filter: <BarButton icon="filter" aria-expanded={true}>Piilota suodattimet (12)</BarButton>,
    count: '1 184 tuotetta',
    sort: <Select emphasis="bar" label="Järjestä" options={[{ value: 'PRICE', label: 'Edullisimmat ensin' }]} />,
  },
  globals: { viewport: { value: 'phone' } },
};
