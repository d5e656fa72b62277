import { expect, it } from 'vitest';
import { reviewLanguages, rowWords } from './storyReviews.ts';

it('words one review and several as each language does', () => {
  expect(
    reviewLanguages.map((language) => [0, 1, 2].map((count) => rowWords(language, 4, count))),
  ).toEqual([
    ['4 av 5: 0 omdömen', '4 av 5: 1 omdöme', '4 av 5: 2 omdömen'],
    ['4 av 5: 0 anmeldelser', '4 av 5: 1 anmeldelse', '4 av 5: 2 anmeldelser'],
    ['4 af 5: 0 anmeldelser', '4 af 5: 1 anmeldelse', '4 af 5: 2 anmeldelser'],
    ['4/5: 0 arviota', '4/5: 1 arvio', '4/5: 2 arviota'],
  ]);
});
