import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { StoryWindow } from '../../testing/StoryWindow.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Scrim } from '../Drawer/Drawer.styles.ts';
import { PanelParts } from '../Drawer/PanelParts.tsx';
import { DialogPanel } from './Dialog.styles.ts';
import { Dialog, dialogWidths } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Ta bort adressen?',
    closeLabel: 'Stäng',
    children: <Text>Den försvinner från ditt konto, men inte från ordrar som redan är lagda.</Text>,
    footer: <Button>Ta bort</Button>,
  },
  parameters: { docs: { story: { inline: false, height: 400 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = {
  args: {
    width: 'wide',
    title: 'Storleksguide',
    footer: undefined,
    children: (
      <Text>
        Mät över den bredaste delen av bröstet och låt måttbandet ligga löst an mot kroppen.
      </Text>
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, at) => (
      <Text key={`p${String(at)}`}>
        Mät över den bredaste delen av bröstet och låt måttbandet ligga löst an mot kroppen.
      </Text>
    )),
  },
};

/**
 * Each width with and without a footer, in a phone's window and a wide one. The dialog's own parts
 * are in the page here, since only one modal panel can be open at a time.
 */
export const Matrix: Story = {
  parameters: desktopOnly,
  render: ({ title, closeLabel, onClose, footer, children }) => (
    <Inline gap="24">
      {dialogWidths.flatMap((width) =>
        [footer, undefined].flatMap((foot, at) =>
          [390, 992].map((across) => (
            <StoryWindow
              key={`${width} ${String(at)} ${String(across)}`}
              width={across}
              height={320}
            >
              <Scrim as="div" />
              <DialogPanel as="div" data-width={width}>
                <PanelParts
                  heading={<h2 id={`title-${width}`}>{title}</h2>}
                  closeLabel={closeLabel}
                  onClose={onClose}
                  footer={foot}
                >
                  {children}
                </PanelParts>
              </DialogPanel>
            </StoryWindow>
          )),
        ),
      )}
    </Inline>
  ),
};
