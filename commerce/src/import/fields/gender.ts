export type Gender = 'women' | 'men' | 'unisex' | 'girls' | 'boys' | 'kids';

const words: Readonly<Record<Gender, readonly string[]>> = {
  women: [
    'women',
    'woman',
    'womens',
    'female',
    'ladies',
    'dam',
    'dame',
    'damer',
    'kvinna',
    'kvinder',
    'naiset',
    'nainen',
  ],
  men: ['men', 'man', 'mens', 'male', 'gentlemen', 'herr', 'herre', 'herrer', 'miehet', 'mies'],
  unisex: ['unisex'],
  girls: ['girls', 'girl', 'flickor', 'jenter', 'piger', 'tytöt'],
  boys: ['boys', 'boy', 'pojkar', 'gutter', 'drenge', 'pojat'],
  kids: ['kids', 'children', 'barn', 'børn', 'lapset', 'newborn', 'infant', 'toddler'],
};

const genders = Object.keys(words) as Gender[];

/**
 * The gender that a word in English or the shop's languages names; undefined for an unknown word.
 */
export function parseGender(text: string): Gender | undefined {
  const word = text.trim().toLowerCase().replace(/['’]/g, '');
  return genders.find((gender) => words[gender].includes(word));
}
