import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Accordion, Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Om plagget',
    children: (
      <Text>Rak kappa i italiensk ull, tät nog för vind och mjuk nog för en lång dag.</Text>
    ),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

export const Several: Story = {
  render: (args) => (
    <Accordion style={{ maxInlineSize: 424 }}>
      <Disclosure {...args} defaultOpen />
      <Disclosure summary="Mått och passform">Normal passform</Disclosure>
      <Disclosure lang="fi" summary="Erikoiskäsitellyn lampaanvillakangastakin hoito-ohjeet">
        Käsinpesu
      </Disclosure>
    </Accordion>
  ),
};
