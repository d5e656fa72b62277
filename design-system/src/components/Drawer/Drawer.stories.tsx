import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { ChoiceCells } from '../ChoiceCells/ChoiceCells.tsx';
import { Accordion, Disclosure } from '../Disclosure/Disclosure.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Varukorgen 2',
    closeLabel: 'Stäng',
    children: <Text>Din frakt är fri.</Text>,
    footer: <Stack><Text>Att betala, inkl. moms: 3 748 kr</Text><Button>Till kassan</Button></Stack>,
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
        <Disclosure summary="Storlek" startsOpen>
          <Fieldset legend="Storlek" emphasis="spoken">
            <ChoiceCells name="size" kind="several" startsWith={['38', '40']} cells={['34', '36', '38', '40', '42', '44', '46', '48'].map((value) => ({ value, label: value, isSoldOut: value === '48' }))} />
          </Fieldset>
        </Disclosure>
        <Disclosure summary="Pris" startsOpen>
          <RangeSlider legend="Pris" min={200} max={4800} step={100} value={{ lowest: 1000, highest: 2600 }} onCommit={() => undefined} format={(amount) => `${amount.toLocaleString('sv')} kr`} formatRange={({ lowest, highest }) => `${lowest.toLocaleString('sv')}–${highest.toLocaleString('sv')} kr`} lowestLabel="Lägsta pris" highestLabel="Högsta pris" />
        </Disclosure>
        <Disclosure summary="Material">Ull</Disclosure>
        <Disclosure summary="Rabatt">20 %</Disclosure>
      </Accordion>
    ),
    footer: (
      <div style={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 8 }}>
        <Button emphasis="outlined" style={{ paddingInline: 16 }}>Rensa (3)</Button>
        <Button>Visa 61 plagg</Button>
      </div>
    ),
  },
};
