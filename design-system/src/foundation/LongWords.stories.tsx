import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import { hyphenateFinnish } from './hyphenateFinnish.ts';
import { HyphenationProvider } from './LongWords.tsx';

const words = 'Palmikkoneulepusero lampaanvillakangastakin alle';

const meta = {
  title: 'Foundations/Long words',
  render: () => (
    <div lang="fi" style={{ maxInlineSize: 200 }}>
      <HyphenationProvider hyphenate={hyphenateFinnish}>
        <Heading level={2} size="section">
          {words}
        </Heading>
      </HyphenationProvider>
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Divided at syllables with a hyphen; what is copied is the words alone. */
export const Finnish: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: words });
    getSelection()?.selectAllChildren(heading);
    await expect(getSelection()?.toString()).toBe(words);
    getSelection()?.removeAllRanges();
    // The drawn hyphens that are in use have a width.
    const hyphens = [...heading.querySelectorAll('span')].filter(
      (each) => each.getBoundingClientRect().width > 0,
    );
    await expect(hyphens.length).toBeGreaterThan(0);
  },
};
