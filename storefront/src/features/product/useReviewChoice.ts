import { useState } from 'react';
import { chooseReviews, type ReviewChoice } from './chooseReviews.ts';
import { firstReviews } from './productQueries.ts';
import type { ReviewView } from './reviewsView.ts';

/** Further reviews are shown in steps. */
const step = 10;

interface ChosenReviews {
  readonly choice: ReviewChoice;
  /** Changes a part of the choice; the first of them are shown again. */
  readonly choose: (changes: Partial<ReviewChoice>) => void;
  readonly shown: readonly ReviewView[];
  /** Those that match the choice but for this part of it, which are counted for that. */
  readonly without: (part: 'stars' | 'size' | 'fit') => readonly ReviewView[];
  /** How many match the choice. */
  readonly matching: number;
  /** How many more `showMore` adds; 0 at the end. */
  readonly more: number;
  readonly showMore: () => void;
}

/** Which of a product's reviews a visitor has chosen to read, of those that are known. */
export function useReviewChoice(known: readonly ReviewView[], ownLanguage: string): ChosenReviews {
  const [choice, setChoice] = useState<ReviewChoice>({ order: 'newest' });
  const [limit, setLimit] = useState(firstReviews);
  const matching = chooseReviews(known, choice, ownLanguage);
  return {
    choice,
    choose(changes) {
      setChoice({ ...choice, ...changes });
      setLimit(firstReviews);
    },
    shown: matching.slice(0, limit),
    without: (part) => chooseReviews(known, { ...choice, [part]: undefined }, ownLanguage),
    matching: matching.length,
    more: Math.min(step, Math.max(0, matching.length - limit)),
    showMore: () => setLimit(limit + step),
  };
}
