import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Components/ErrorPage',
  component: ErrorPage,
  args: {
    eyebrow: 'Sidan finns inte',
    title: 'Här hängde visst inget',
    children: (
      <Text>
        Adressen kan vara gammal eller felstavad. Plagget kan också ha sålt slut för gott.
      </Text>
    ),
    actions: (
      <>
        <ButtonLink href="#start">Till startsidan</ButtonLink>
        <TextLink href="#nytt" emphasis="standalone">
          Se nyheterna
        </TextLink>
      </>
    ),
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
