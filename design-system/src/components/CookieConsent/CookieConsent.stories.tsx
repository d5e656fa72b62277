import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { CookieConsent } from './CookieConsent.tsx';

const meta = {
  title: 'Components/CookieConsent',
  component: CookieConsent,
  args: {
    title: 'Får vi spara kakor?',
    children: (
      <Text>
        Några behövs för att varukorg och kassa ska fungera. Andra hjälper oss att förstå vad som
        kan bli bättre, och dem säger du ja eller nej till.{' '}
        <TextLink href="#kakor">Mer om kakor</TextLink>
      </Text>
    ),
    categories: [
      {
        id: 'necessary',
        label: 'Nödvändiga',
        description: 'Varukorg, inloggning och betalning.',
        isNecessary: true,
      },
      {
        id: 'statistics',
        label: 'Statistik',
        description: 'Vilka sidor som läses, utan att vi vet av vem.',
      },
      {
        id: 'marketing',
        label: 'Marknadsföring',
        description: 'Förslag som passar dig, här och hos andra.',
      },
    ],
    acceptLabel: 'Godkänn alla',
    refuseLabel: 'Bara nödvändiga',
    chooseLabel: 'Välj själv',
    saveLabel: 'Spara mina val',
    onDecide: () => undefined,
  },
  render: (args) => (
    <Stack gap="16">
      <Text>Nyheter för mörkare månader: ull, flanell och skor som tål väta.</Text>
      <CookieConsent {...args} />
    </Stack>
  ),
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof CookieConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Requested: Story = {
  args: { isRequested: true, startsWith: ['necessary', 'statistics'] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RequestedOnPhone: Story = {
  args: { isRequested: true },
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    title: 'Saammeko tallentaa evästeitä?',
    children: (
      <Text>
        Osa evästeistä on ostoskorin ja kassan toiminnan kannalta välttämättömiä. Muista päätät
        itse. <TextLink href="#evasteet">Lisätietoa evästekäytännöistämme</TextLink>
      </Text>
    ),
    categories: [
      {
        id: 'necessary',
        label: 'Välttämättömät',
        description: 'Ostoskori, kirjautuminen ja maksaminen.',
        isNecessary: true,
      },
      {
        id: 'statistics',
        label: 'Käyttäjätilastointi',
        description: 'Mitä sivuja luetaan, ilman että tiedämme kuka lukee.',
      },
      {
        id: 'marketing',
        label: 'Markkinointiviestintä',
        description: 'Sinulle sopivia suosituksia meillä ja muualla.',
      },
    ],
    acceptLabel: 'Hyväksy kaikki evästeet',
    refuseLabel: 'Vain välttämättömät evästeet',
    chooseLabel: 'Valitse itse',
    saveLabel: 'Tallenna evästevalintani',
    isRequested: true,
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};

export const OpenedAgain: Story = {
  render: function OpenedAgain(args) {
    const [accepted, setAccepted] = useState<readonly string[]>(['necessary', 'marketing']);
    const [isOpen, setIsOpen] = useState(false);
    const decide = (ids: readonly string[]) => {
      setAccepted(ids);
      setIsOpen(false);
    };
    return (
      <>
        <TextButton onClick={() => setIsOpen(true)}>Kakor</TextButton>
        {isOpen && <CookieConsent {...args} isRequested startsWith={accepted} onDecide={decide} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Kakor' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('checkbox', { name: 'Marknadsföring' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Bara nödvändiga' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(canvas.getByRole('checkbox', { name: 'Marknadsföring' })).not.toBeChecked();
  },
};

/** Yes must not be larger than no. */
export const SameWeight: Story = {
  play: async ({ canvasElement }) => {
    const [no, yes] = ['Bara nödvändiga', 'Godkänn alla'].map((name) =>
      within(canvasElement).getByRole('button', { name }),
    );
    if (!no || !yes) throw new Error('An answer is missing.');
    await expect([yes.offsetWidth, yes.offsetHeight]).toEqual([no.offsetWidth, no.offsetHeight]);
    await expect(getComputedStyle(yes).background).toBe(getComputedStyle(no).background);
  },
};
