import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { ChoiceCells } from '../ChoiceCells/ChoiceCells.tsx';
import { Accordion, Disclosure } from '../Disclosure/Disclosure.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import { Text } from '../Text/Text.tsx';
import { StoryWindow } from '../../testing/StoryWindow.tsx';
import { Drawer, drawerSides } from './Drawer.tsx';
import { Panel, Scrim } from './Drawer.styles.ts';
import { PanelParts } from './PanelParts.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Varukorgen 2',
    closeLabel: 'Stäng',
    children: <Text>Din frakt är fri.</Text>,
    footer: (
      <Stack>
        <Text>Att betala, inkl. moms: 3 748 kr</Text>
        <Button>Till kassan</Button>
      </Stack>
    ),
  },
  parameters: { docs: { story: { inline: false, height: 500 } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const FromStart: Story = { args: { side: 'start', title: 'Meny', footer: undefined } };

export const FilterSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    side: 'bottom',
    title: 'Filter',
    children: (
      <Accordion>
        <Disclosure summary="Storlek" defaultOpen>
          <Fieldset legend="Storlek" emphasis="hidden">
            <ChoiceCells
              name="size"
              kind="several"
              startsWith={['38', '40']}
              cells={['34', '36', '38', '40', '42', '44', '46', '48'].map((value) => ({
                value,
                label: value,
                isSoldOut: value === '48',
              }))}
            />
          </Fieldset>
        </Disclosure>
        <Disclosure summary="Pris" defaultOpen>
          <RangeSlider
            legend="Pris"
            min={200}
            max={4800}
            step={100}
            value={{ lowest: 1000, highest: 2600 }}
            onCommit={() => undefined}
            format={(amount) => `${amount.toLocaleString('sv')} kr`}
            formatRange={({ lowest, highest }) =>
              `${lowest.toLocaleString('sv')}–${highest.toLocaleString('sv')} kr`
            }
            lowestLabel="Lägsta pris"
            highestLabel="Högsta pris"
            fields={{ lowest: 'Från', highest: 'Till', unit: 'kr' }}
          />
        </Disclosure>
        <Disclosure summary="Material">Ull</Disclosure>
        <Disclosure summary="Rabatt">20 %</Disclosure>
      </Accordion>
    ),
    footer: (
      <Inline gap="8">
        <Button emphasis="outlined" style={{ paddingInline: 16 }}>
          Rensa (3)
        </Button>
        <Button style={{ flex: '1 0 max-content', paddingInline: 16 }}>Visa 61 plagg</Button>
      </Inline>
    ),
  },
};

/** Content that begins with text has space under the rule. */
export const WordsFromBelow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    side: 'bottom',
    title: 'Så mäter du',
    children: <Text>Mät runt bysten, där den är som vidast.</Text>,
    footer: undefined,
  },
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement.ownerDocument.body);
    const words = await sheet.findByText(/Mät runt/);
    const head = (await sheet.findByRole('heading', { name: 'Så mäter du' })).parentElement;
    // Measured in one moment: the sheet may still be moving.
    await expect(
      words.getBoundingClientRect().top - (head?.getBoundingClientRect().bottom ?? 0),
    ).toBe(16);
  },
};

/**
 * Each side in a window of its own, a phone's and a wider one. The drawer's own parts are in the
 * page here, since only one modal panel can be open at a time.
 */
export const Matrix: Story = {
  parameters: desktopOnly,
  render: ({ title, closeLabel, onClose, footer, children }) => (
    <Inline gap="24">
      {drawerSides.flatMap((side) =>
        [390, 720].map((width) => (
          <StoryWindow key={`${side} ${String(width)}`} width={width} height={480}>
            <Scrim as="div" />
            <Panel as="div" data-side={side}>
              <PanelParts
                heading={<h2 id={`title-${side}`}>{title}</h2>}
                closeLabel={closeLabel}
                onClose={onClose}
                footer={side === 'start' ? undefined : footer}
              >
                {children}
              </PanelParts>
            </Panel>
          </StoryWindow>
        )),
      )}
    </Inline>
  ),
};
