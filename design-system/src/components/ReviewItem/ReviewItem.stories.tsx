import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewItem } from './ReviewItem.tsx';

const meta = {
  title: 'Components/ReviewItem',
  component: ReviewItem,
  args: { rating: 4, ratingLabel: '4 av 5', author: 'Mehri, köpte 36 i svart', children: 'Jag är 162 och den går till anklarna. Lät lägga upp den fyra centimeter, nu är den perfekt.' },
} satisfies Meta<typeof ReviewItem>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
