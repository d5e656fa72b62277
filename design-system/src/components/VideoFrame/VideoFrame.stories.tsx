import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { VideoFrame } from './VideoFrame.tsx';

const question = {
  text: 'Filmen ligger hos Vimeo. Spelar du upp den får Vimeo veta att du har varit här och kan sätta kakor i din webbläsare.',
  agree: 'Spela upp från Vimeo',
  decline: 'Nej tack',
};

const meta = {
  title: 'Components/VideoFrame',
  component: VideoFrame,
  args: {
    poster: { src: './pictures/still-life.webp', alt: '' },
    playLabel: 'Spela upp: en kappa borstas',
    children: <video src="./film.webm" muted controls aria-label="En kappa borstas" />,
  },
} satisfies Meta<typeof VideoFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Portrait: Story = {
  args: { ratio: 4 / 5 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export const ConsentQuestion: Story = {
  args: { question },
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: /Spela upp/ })),
};
export const ConsentQuestionOnPhone: Story = {
  ...ConsentQuestion,
  globals: { viewport: { value: 'phone' } },
};
