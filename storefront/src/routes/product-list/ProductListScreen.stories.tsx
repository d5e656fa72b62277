import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useQuickShop } from '../../interface/quickShop.ts';
import { storyList } from '../../testing/storyResponses.ts';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/Product list', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const nothing = {
  answers: () => ({ products: () => ({ products: { count: 0, products: [], filters: null } }) }),
};

export const Default: Story = visit(() => '/c/1');
export const Phone: Story = { ...Default, globals: onPhone };
export const WithoutVat: Story = { ...Default, globals: { vat: 'ex' } };
export const Filtered: Story = visit(
  (locale) => `/c/1?skus=38~sku_38,40~sku_40&price=${locale === 'fi' ? '50~200' : '500~2000'}`,
);
export const FilteredOnPhone: Story = { ...Filtered, globals: onPhone };
export const NothingLeft: Story = visit(() => '/c/1?skus=38~sku_38', {
  answers: (site) => ({ products: () => ({ products: storyList(site, 0) }) }),
});
export const Empty: Story = visit(() => '/c/1', nothing);
export const Search: Story = visit(() => '/s/kappa');
export const NothingFound: Story = visit(() => '/s/xyz', nothing);
export const NothingFoundOnPhone: Story = { ...NothingFound, globals: onPhone };
export const SearchWithoutWords: Story = { ...visit(() => '/s'), globals: onPhone };

export const FilterSheet: Story = {
  ...Default,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const open = canvasElement.querySelector<HTMLElement>('main button[aria-haspopup="dialog"]');
    if (!open) throw new Error('The phone has no button for the filters.');
    await userEvent.click(open);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

const openFirstCard: Story['play'] = async ({ canvasElement }) => {
  const open = canvasElement.querySelector<HTMLElement>(
    'main article button[aria-haspopup="dialog"]',
  );
  if (!open) throw new Error('The first card has no quick shop.');
  await userEvent.click(open);
  await expect(await screen.findByRole('dialog')).toBeVisible();
};
/** Left open by one story, the panel would cover the next. */
const closedAfterwards = () => () => useQuickShop.setState(useQuickShop.getInitialState(), true);

/** A product over its list, with all that is needed to buy it. */
export const QuickShop: Story = {
  ...Default,
  beforeEach: closedAfterwards,
  play: async (context) => {
    await openFirstCard(context);
    await expect(await screen.findByRole('radio', { name: '36' })).toBeInTheDocument();
  },
};
export const QuickShopOnPhone: Story = { ...QuickShop, globals: onPhone };
export const QuickShopUnavailable: Story = {
  ...visit(() => '/c/1', { answers: () => ({ product: () => ({ product: null }) }) }),
  beforeEach: closedAfterwards,
  play: async (context) => {
    await openFirstCard(context);
    // While it loads, another status is shown there, without a tone.
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveAttribute('data-tone'),
    );
  },
};
