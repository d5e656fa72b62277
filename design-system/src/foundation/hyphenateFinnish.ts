/** hyphenateFinnish: where a long Finnish word may be divided. Browsers with Chromium’s engine have no dictionary of Finnish (decision 32). */

const minLetters = 10;
/** Letters that stay together at either end of a word. */
const minAtEnd = 4;

const isVowel = (letter: string | undefined) => letter !== undefined && /[aeiouyåäö]/i.test(letter);
const isConsonant = (letter: string | undefined) =>
  letter !== undefined && /\p{L}/u.test(letter) && !isVowel(letter);

/**
 * A syllable begins with the consonant before a vowel, which also divides nearly every compound
 * between its words. Vowels are never separated. Joined, the parts are the word.
 */
export function hyphenateFinnish(word: string): readonly string[] {
  const letters = [...word];
  if (letters.length < minLetters) return [word];
  const parts: string[] = [];
  let start = 0;
  for (let at = minAtEnd; at <= letters.length - minAtEnd; at += 1) {
    const begins = isConsonant(letters[at]) && isVowel(letters[at + 1]);
    if (!begins || !letters.slice(start, at).some(isVowel)) continue;
    parts.push(letters.slice(start, at).join(''));
    start = at;
  }
  return [...parts, letters.slice(start).join('')];
}
