import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from './Textarea.tsx';

const meta = { title: 'Components/Textarea', component: Textarea, args: { label: 'Meddelande', labelAside: 'Valfritt', name: 'message' } } satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Ställ paketet innanför grinden. Hunden är snäll men nyfiken, och brevbäraren vet vad hon gillar.', hint: 'Högst 200 tecken' } };
export const Invalid: Story = { args: { error: 'Korta meddelandet till 200 tecken.' } };
