import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WorkbenchList } from './WorkbenchList.tsx';

const meta = {
  title: 'Components/WorkbenchList',
  component: WorkbenchList,
  args: {
    title: 'Sidor',
    rows: [
      { id: 'winter', label: 'Startsida, vinter', note: 'utkast' },
      { id: 'autumn', label: 'Startsida, höst', note: 'visas nu' },
      { id: 'wool', label: 'Så sköter du ull', note: 'visas nu' },
    ],
    currentId: 'winter',
    onSelect: fn(),
    addLabel: 'Ny sida',
    onAdd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 264, background: 'var(--color-sheet)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WorkbenchList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Rows that can be moved have a handle; Alt and the arrows move them too. */
export const Movable: Story = {
  args: { title: 'På sidan', onMove: fn(), moveHint: 'Flytta med Alt och pil upp eller ner' },
  play: async ({ args, canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /^Startsida, höst/ })
      .focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith('autumn', 0);
  },
};

/** Rows that can be collapsed, as they are when none of them is the current one. */
export const Folded: Story = { args: { folds: true, currentId: undefined } };

/** A tree of three levels, as a menu is; Alt with the arrows right and left moves a row between them. */
export const Tree: Story = {
  args: {
    title: 'Huvudmeny',
    rows: [
      { id: 'women', label: 'Dam' },
      { id: 'coats', label: 'Kappor', level: 2 },
      { id: 'wool', label: 'Ull', level: 3 },
      { id: 'men', label: 'Herr' },
    ],
    currentId: 'coats',
    onMove: fn(),
    onIndent: fn(),
    moveHint: 'Flytta med Alt och pilarna',
  },
  play: async ({ args, canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /^Kappor/ })
      .focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(args.onIndent).toHaveBeenLastCalledWith('coats', -1);
    // A row's name begins beside its handle, also without a note.
    const [name, handle] = ['span', 'svg'].map((part) =>
      document.activeElement?.querySelector(part)?.getBoundingClientRect(),
    );
    await expect((name?.left ?? 0) - (handle?.right ?? 0)).toBeLessThan(24);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <WorkbenchList {...args} />
      <WorkbenchList
        {...args}
        title="På sidan"
        onMove={() => undefined}
        moveHint="Flytta med Alt och pil upp eller ner"
      />
      <WorkbenchList
        {...args}
        title="Huvudmeny"
        rows={[
          { id: 'a', label: 'Dam' },
          { id: 'b', label: 'Kappor', level: 2 },
          { id: 'c', label: 'Ull', level: 3 },
        ]}
        currentId="b"
      />
      <WorkbenchList {...args} title="Menyer" rows={[]} />
    </>
  ),
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    title: 'Sivulla',
    rows: [
      { id: 'a', label: 'Kuluttajansuojalain mukainen peruuttamisoikeus', note: 'näkyvissä nyt' },
    ],
  },
  globals: { channel: 'fi' },
};
