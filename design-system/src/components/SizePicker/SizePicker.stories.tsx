import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { SizePicker } from './SizePicker.tsx';

const sizes = ['34', '36', '38', '40', '42', '44', '46', '48'].map((value) => {
  const isSoldOut = value === '34' || value === '46';
  const isFewLeft = value === '38';
  return {
    value,
    label: value,
    isSoldOut,
    isFewLeft,
    note: isSoldOut ? 'slut' : isFewLeft ? 'få kvar' : undefined,
  };
});

const meta = {
  title: 'Components/SizePicker',
  component: SizePicker,
  args: {
    label: 'Storlek',
    name: 'sku',
    sizes,
    aside: <TextLink href="#guide">Storleksguide</TextLink>,
    hint: 'Överstrukna storlekar är slut. Välj din, så mejlar vi när den är tillbaka.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 424 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { startSize: '40', selectedLabel: '40' } };
export const FewLeft: Story = { args: { startSize: '38', selectedLabel: '38, få kvar' } };
export const SoldOutChosen: Story = { args: { startSize: '46', selectedLabel: '46, slut' } };
export const AllSoldOut: Story = {
  args: {
    sizes: sizes.map((size) => ({ ...size, isSoldOut: true, isFewLeft: false, note: 'slut' })),
  },
};
export const Invalid: Story = { args: { error: 'Du måste välja storlek först' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Koko',
    aside: <TextLink href="#guide">Kokotaulukko ja mittausohjeet</TextLink>,
    sizes: ['XXS–XS', 'S–M', 'L–XL', 'W32 L34', 'Yksi koko'].map((value, at) => ({
      value,
      label: value,
      isFewLeft: at === 1,
      isSoldOut: at === 3,
      note: at === 1 ? 'vain muutama jäljellä' : at === 3 ? 'loppuunmyyty' : undefined,
    })),
    startSize: 'S–M',
    selectedLabel: 'S–M, vain muutama jäljellä',
    hint: 'Yliviivattu koko on loppuunmyyty. Valitse se, niin lähetämme sähköpostin, kun sitä on taas.',
  },
};

/**
 * As the product page uses it: an available size is added to the cart, a sold-out one can be
 * watched.
 */
export const NotifyMe: Story = {
  render: function Controlled(args) {
    const [size, setSize] = useState('');
    const [isSent, setSent] = useState(false);
    const chosen = sizes.find(({ value }) => value === size);
    return (
      <Stack gap="16">
        <SizePicker
          {...args}
          size={size}
          onSizeChange={setSize}
          selectedLabel={chosen && [chosen.label, chosen.note].filter(Boolean).join(', ')}
        />
        {chosen?.isSoldOut ? (
          isSent ? (
            <Text role="status">{`Tack. Vi mejlar när storlek ${size} är tillbaka.`}</Text>
          ) : (
            <form
              aria-label="Mejla mig"
              onSubmit={(event) => (event.preventDefault(), setSent(true))}
            >
              <Stack gap="12">
                <Text emphasis="strong">{`Mejla mig när storlek ${size} är tillbaka`}</Text>
                <TextField label="E-post" type="email" autoComplete="email" />
                <Button type="submit" emphasis="outlined">
                  Mejla mig
                </Button>
              </Stack>
            </form>
          )
        ) : (
          <Button width="full">Lägg i varukorgen</Button>
        )}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /46\s*, slut/ }));
    await expect(canvas.getByText('Mejla mig när storlek 46 är tillbaka')).toBeVisible();
  },
};

export const NotifySent: Story = {
  ...NotifyMe,
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await NotifyMe.play?.(context);
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-post' }), 'alva@example.se');
    await userEvent.click(canvas.getByRole('button', { name: 'Mejla mig' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Tack. Vi mejlar när storlek 46 är tillbaka.',
    );
  },
};
