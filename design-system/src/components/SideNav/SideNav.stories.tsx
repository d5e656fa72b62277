import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SideNav } from './SideNav.tsx';

const meta = {
  title: 'Components/SideNav',
  component: SideNav,
  args: {
    label: 'Information',
    items: ['Leverans', 'Retur', 'Storleksguide', 'Köpvillkor', 'Integritet'].map((label) => ({
      id: label,
      href: `#${label}`,
      label,
      isCurrent: label === 'Retur',
    })),
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One line shows the current page, and expands to the other pages. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenOnPhone: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    const here = view.getByRole('link', { current: 'page' });
    await expect(here).not.toBeVisible();
    await userEvent.click(view.getByText(/Retur$/, { selector: 'summary > span' }));
    await expect(here).toBeVisible();
    await expect(view.getAllByRole('link')).toHaveLength(5);
  },
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Asiakaspalvelu',
    items: [
      {
        id: 'a',
        href: '#a',
        label: 'Kuluttajansuojalain mukainen peruuttamisoikeus',
        isCurrent: true,
      },
      { id: 'b', href: '#b', label: 'Toimitus' },
    ],
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
