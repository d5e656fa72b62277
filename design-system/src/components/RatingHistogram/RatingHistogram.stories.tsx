import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { type ReviewLanguage, reviewLanguages, rowWords } from '../../testing/storyReviews.ts';
import { RatingHistogram } from './RatingHistogram.tsx';

const rows = (counts: readonly number[], language: ReviewLanguage = 'sv') =>
  counts.map((count, at) => ({ stars: 5 - at, count, label: rowWords(language, 5 - at, count) }));

const names: Readonly<Record<ReviewLanguage, string>> = {
  sv: 'Omdömen efter antal stjärnor',
  nb: 'Anmeldelser etter antall stjerner',
  da: 'Anmeldelser efter antal stjerner',
  fi: 'Arviot tähtien mukaan',
};

const meta = {
  title: 'Components/RatingHistogram',
  component: RatingHistogram,
  args: { label: names.sv, rows: rows([22, 9, 4, 2, 1]) },
} satisfies Meta<typeof RatingHistogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One of each language, with one review among them. */
export const Languages: Story = {
  render: () => (
    <Stack gap="24">
      {reviewLanguages.map((language) => (
        <RatingHistogram
          key={language}
          lang={language}
          label={names[language]}
          rows={rows([1, 0, 2, 0, 0], language)}
        />
      ))}
    </Stack>
  ),
};
export const None: Story = { args: { rows: rows([0, 0, 0, 0, 0]) } };
export const OnlyOne: Story = { args: { rows: rows([1, 0, 0, 0, 0]) } };
export const Many: Story = {
  args: { rows: rows([1204, 310, 98, 12, 7]) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
/** Rows that choose the reviews with their stars; none has reviews of one star. */
export const Choosing: Story = {
  args: { rows: rows([22, 9, 4, 2, 0]) },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState<number>();
    return (
      <RatingHistogram
        {...args}
        chosen={chosen}
        onChoose={(stars) => setChosen(stars === chosen ? undefined : stars)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    const row = canvas.getByRole('button', { name: /^4/ });
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
  },
};
