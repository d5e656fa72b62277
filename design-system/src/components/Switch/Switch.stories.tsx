import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Priser utan moms', name: 'vat' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 424 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: {
    label: 'Sms om leveransen',
    hint: 'När paketet är på väg och när det är framme. Inget annat.',
    defaultChecked: true,
  },
};
export const Disabled: Story = {
  args: {
    label: 'Nödvändiga kakor',
    hint: 'Behövs för varukorg och kassa, och går inte att stänga av.',
    defaultChecked: true,
    disabled: true,
  },
};
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Priser utan moms' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    lang: 'fi',
    label: 'Henkilökohtaiset tuotesuositukset ostoshistoriasi perusteella',
    hint: 'Kanta-asiakasetujen kohdentaminen verkkokaupassa ja uutiskirjeissä.',
  },
};

export const Matrix: Story = {
  render: () => (
    <Fieldset legend="Inställningar">
      {[false, true].map((isOn) =>
        [false, true].map((isDisabled) => (
          <Switch
            key={`${String(isOn)}${String(isDisabled)}`}
            name={`${String(isOn)}${String(isDisabled)}`}
            label={`${isOn ? 'På' : 'Av'}${isDisabled ? ', går inte att ändra' : ''}`}
            defaultChecked={isOn}
            disabled={isDisabled}
          />
        )),
      )}
    </Fieldset>
  ),
};
