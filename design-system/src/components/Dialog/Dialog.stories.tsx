import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { isOpen: true, onClose: () => undefined, title: 'Ta bort adressen?', closeLabel: 'Stäng', children: <Text>Den försvinner från ditt konto, men inte från ordrar som redan är lagda.</Text>, footer: <Button>Ta bort</Button> },
  parameters: { docs: { story: { inline: false, height: 400 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { width: 'wide', title: 'Storleksguide', footer: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = { args: { children: Array.from({ length: 30 }, (_, at) => <Text key={`p${String(at)}`}>Mät över den bredaste delen av bröstet och låt måttbandet ligga löst an mot kroppen.</Text>) } };
