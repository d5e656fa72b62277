import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreviewFrame } from './PreviewFrame.tsx';

/** A separate page, so that nothing is fetched. */
const page =
  '<!doctype html><html lang="sv"><title>Kappväder</title><body style="margin:0;display:grid;place-items:center;min-height:100vh;background:#fff;color:#1c1815;font:500 40px Poppins,sans-serif"><p style="margin:0">Kappväder</p></body></html>';

const meta = {
  title: 'Components/PreviewFrame',
  component: PreviewFrame,
  args: { name: 'Sverige, svenska', note: 'SEK', width: 390, height: 500, srcDoc: page },
} satisfies Meta<typeof PreviewFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The line above it ends where the scaled page does. */
export const HalfAsLarge: Story = {
  args: { name: 'Suomi, suomi', note: 'EUR', width: 1280, height: 800, scale: 0.5 },
  play: async ({ canvasElement }) => {
    const [figure, note] = ['figure', 'figcaption > :last-child'].map(
      (part) => canvasElement.querySelector(part)?.getBoundingClientRect().right ?? Number.NaN,
    );
    await expect(note).toBeLessThanOrEqual(Math.ceil(figure ?? Number.NaN));
  },
};
export const WithHandle: Story = {
  args: {
    scale: 0.5,
    resize: {
      label: 'Egen bredd',
      min: 320,
      max: 1536,
      format: (width) => `${String(width)} px`,
      onWidthChange: () => undefined,
    },
  },
};
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <PreviewFrame {...args} scale={0.5} />
      <PreviewFrame {...args} name="Norge, bokmål" note="NOK" scale={0.5} />
    </div>
  ),
};
export const LongText: Story = {
  args: { name: 'Suomi, ruotsi, yritysasiakas, kanta-asiakas', note: 'EUR', scale: 0.5 },
};
