import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { Text } from '../Text/Text.tsx';
import { ActionRows } from './ActionRows.tsx';

const links = [
  { id: 'mail', label: 'Mejla', href: 'mailto:?subject=Alma' },
  { id: 'sms', label: 'Sms', href: 'sms:?&body=Alma' },
] as const;

const details = (isExpanded: boolean) => ({
  id: 'details',
  label: 'Visa mer',
  isExpanded,
  onPress: () => undefined,
  content: <Text>Rak kappa i italiensk ull.</Text>,
});

const meta = {
  title: 'Components/ActionRows',
  component: ActionRows,
  args: { rows: [...links, details(false)] },
} satisfies Meta<typeof ActionRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Expanded: Story = { args: { rows: [...links, details(true)] } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    rows: [
      {
        id: 'mail',
        label: 'Lähetä tuotteen osoite sähköpostiviestinä ystävälle',
        href: 'mailto:?subject=Alma',
      },
    ],
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
