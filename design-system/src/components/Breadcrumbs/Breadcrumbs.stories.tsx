import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { breadcrumbOverflows, Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Du är här',
    crumbs: [
      { href: '#start', label: 'Start' },
      { href: '#dam', label: 'Dam' },
    ],
    current: 'Kappor & jackor',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'fi',
    crumbs: [
      { href: '#start', label: 'Etusivu' },
      { href: '#n', label: 'Naisten päällysvaatteet' },
      { href: '#t', label: 'Lampaanvillakangastakit' },
    ],
    current: 'Kaksirivinen villakangastakki Alma',
  },
};
/** On a narrow line the middle gives way; where there is space, nothing does. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="24">
      {breadcrumbOverflows.flatMap((overflow) =>
        [160, 280, 480].map((width) => (
          <div key={`${overflow} ${String(width)}`} style={{ display: 'flex', inlineSize: width }}>
            <Breadcrumbs
              {...args}
              overflow={overflow}
              label={`${args.label}, ${overflow} ${String(width)}`}
            />
          </div>
        )),
      )}
    </Stack>
  ),
};
export const TruncatedLongText: Story = {
  ...LongText,
  args: { ...LongText.args, overflow: 'truncate' },
};
