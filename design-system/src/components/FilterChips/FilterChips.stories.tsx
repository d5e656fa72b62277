import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Container } from '../../layout/Container/Container.tsx';
import { underPointer } from '../../testing/underPointer.tsx';
import { FilterChips } from './FilterChips.tsx';

const shelves = [
  'Alla',
  'Ullkappor',
  'Trenchcoats',
  'Dunjackor',
  'Kavajer',
  'Västar',
  'Regnjackor',
].map((label, at) => ({ id: label, label, href: `#${label}`, isCurrent: at === 0 }));
const chosen = ['Storlek 38', 'Storlek 40', '1 000–2 600 kr'].map((label) => ({
  id: label,
  label,
  href: `#utan-${label}`,
  removeLabel: `Ta bort filtret ${label}`,
}));

const meta = {
  title: 'Components/FilterChips',
  component: FilterChips,
  args: { label: 'Kategorier', chips: shelves },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: { label: 'Valda filter', chips: chosen, clear: { href: '#alla', label: 'Rensa alla' } },
};
export const UnderPointer: Story = { decorators: [underPointer('a')] };
/** A chosen chip responds to the pointer as the others do: its edge turns to ink. */
export const ChosenUnderPointer: Story = {
  ...Chosen,
  decorators: UnderPointer.decorators,
  play: async ({ canvasElement }) => {
    const [chip] = within(canvasElement).getAllByRole('link');
    const edge = chip && getComputedStyle(chip);
    await waitFor(() => expect(edge?.borderTopColor).toBe(getComputedStyle(document.body).color));
  },
};
const inContainer: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 16 }}>
        <Story />
      </Container>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
};
/** On a phone the row begins on the page's margin and scrolls on beneath the screen's edge. */
export const Phone: Story = {
  ...inContainer,
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    const screen = document.documentElement.clientWidth;
    await expect(row.getBoundingClientRect().left).toBe(0);
    await expect(row.getBoundingClientRect().right).toBe(screen);
    const chips = within(row).getAllByRole('link');
    await expect(chips[0]?.getBoundingClientRect().left).toBeGreaterThanOrEqual(16);
    chips.at(-1)?.focus();
    await expect(chips.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(screen - 16);
  },
};
export const ChosenOnPhone: Story = { ...inContainer, args: Chosen.args };
