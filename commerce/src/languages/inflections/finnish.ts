/**
 * The forms of Finnish words: fifteen cases, and consonants that weaken before some of them (kenkä, kengän, kenkiä).
 * Words are folded, so ä is a and ö is o.
 */
import type { Inflection } from './inflection.ts';

/** Endings of a vowel stem, or of one that ends in s (punais-ta). */
const endings =
  `t n a ta tta ssa sta lla lta lle na ksi an en in on un yn hin han hen hon hun hyn seen ten
  ia ita ja ien jen iden itten issa ista illa ilta ille iin ihin isiin ina iksi itta`.split(/\s+/);

/** Endings that are stripped from a word to find its stem, which then ends in a vowel. */
const cases = ['t', 'n', 'a', 'tta', 'ssa', 'sta', 'lla', 'lta', 'lle', 'na', 'ksi', 'seen'];
/** The same in the plural: the i changes the vowel before it. */
const plurals = [
  'ja',
  'jen',
  'ia',
  'ien',
  'ita',
  'iden',
  'issa',
  'ista',
  'illa',
  'ilta',
  'ille',
  'iin',
  'ihin',
  'isiin',
  'ina',
  'iksi',
];

const child = ['lapse', 'lapsi', 'last'];
const irregular: Readonly<Record<string, readonly string[]>> = {
  miehe: ['mies'],
  mies: ['miehe', 'miehi'],
  lapse: child,
  lapsi: child,
  lasta: child,
  lasten: child,
};

const pairs = [
  ['nk', 'ng'],
  ['mp', 'mm'],
  ['nt', 'nn'],
  ['lt', 'll'],
  ['rt', 'rr'],
] as const;

/**
 * The other grades of a stem's last consonants, in both directions, as a word does not show which
 * grade it has.
 */
function grades(stem: string): string[] {
  const [, head = '', consonants = '', tail = ''] =
    /^(.*[aeiouy])([^aeiouy]+)([aeiouy]+)$/.exec(stem) ?? [];
  const last = consonants.at(-1) ?? '';
  const others: string[] = [];
  for (const [strong, weak] of pairs) {
    if (consonants.endsWith(strong)) others.push(consonants.slice(0, -2) + weak);
    if (consonants.endsWith(weak)) others.push(consonants.slice(0, -2) + strong);
  }
  if (/(kk|pp|tt)$/.test(consonants)) others.push(consonants.slice(0, -1));
  else if (/^[lnr]?[kpt]$/.test(consonants)) others.push(consonants + last);
  const swap = (other: string) => others.push(consonants.slice(0, -1) + other);
  if (/^h?t$/.test(consonants)) swap('d');
  if (/^h?d$/.test(consonants)) swap('t');
  if (/^[lr]?p$/.test(consonants)) swap('v');
  if (/^[lr]?v$/.test(consonants)) swap('p');
  // Between two u, or two y, k weakens to v: puku, puvut.
  if (/[uy]$/.test(head) && /^[uy]/.test(tail) && consonants === 'k') swap('v');
  if (/[uy]$/.test(head) && /^[uy]/.test(tail) && consonants === 'v') swap('k');
  return others.map((other) => head + other + tail);
}

/**
 * A stem's forms before an i, where its last vowel changes, and stems that differ from the base
 * form.
 */
function shapes(stem: string): string[] {
  const body = stem.slice(0, -1);
  const long = stem.at(-1) === stem.at(-2);
  switch (stem.at(-1)) {
    case 'a':
      return long
        ? [...[stem, ...grades(stem)].map((grade) => `${grade.slice(0, -2)}as`), `${body}i`]
        : [`${body}o`, `${body}i`];
    case 'i':
      return long
        ? [stem, ...grades(stem)].map((grade) => `${grade.slice(0, -2)}is`)
        : [`${body}e`];
    case 'e': {
      const first = stem.endsWith('ise')
        ? [`${stem.slice(0, -3)}inen`, body]
        : stem.endsWith('kse')
          ? [`${stem.slice(0, -3)}s`]
          : /[uy]de$/.test(stem)
            ? [`${stem.slice(0, -2)}s`]
            : [];
      return [...first, `${body}i`, ...(long ? [body] : [`${stem}e`])];
    }
    default:
      return [];
  }
}

/** The stems of a base form that ends in a consonant. */
function firstForms(word: string): string[] {
  if (word.endsWith('nen')) return [`${word.slice(0, -3)}se`, `${word.slice(0, -3)}s`];
  if (word.endsWith('as'))
    return [word, ...grades(word.slice(0, -1))].map((stem) => `${stem.replace(/s$/, '')}a`);
  if (/[uyoie]s$/.test(word)) return [`${word.slice(0, -1)}kse`];
  return [];
}

/** The stems of a word without its case ending. */
function vowelStems(word: string): string[] {
  const found = /[aeiouy]$/.test(word) ? [word] : [];
  for (const ending of cases)
    if (word.endsWith(ending) && /[aeiouy]$/.test(word.slice(0, -ending.length)))
      found.push(word.slice(0, -ending.length));
  // The illative doubles the vowel: laukkuun.
  if (/([aeiouy])\1n$/.test(word)) found.push(word.slice(0, -2));
  for (const ending of plurals) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    if (rest.endsWith('o')) found.push(rest, `${rest.slice(0, -1)}a`);
    else if (rest.endsWith('e')) found.push(rest, `${rest.slice(0, -1)}i`);
    else if (/[aeiouy]$/.test(rest)) found.push(rest, rest + rest.slice(-1));
    else found.push(`${rest}a`, `${rest}e`, `${rest}i`);
  }
  // Stems in s: naista, naisten, sormusta.
  const [, inS] = /^(.*[aeiouy]s)(?:ta|ten)$/.exec(word) ?? [];
  if (inS !== undefined)
    found.push(inS, ...firstForms(inS), ...(inS.endsWith('is') ? [`${inS}e`] : []));
  return found;
}

export const finnish: Inflection = {
  endings,
  stems(word) {
    const bare = [...vowelStems(word), ...firstForms(word)].filter((stem) => stem.length >= 3);
    const special = [word, ...bare].flatMap((stem) => irregular[stem] ?? []);
    const graded = [...bare, ...bare.flatMap(grades)];
    // Short stems that the word does not contain match too many other words.
    const derived = [...graded, ...graded.flatMap(shapes)].filter((stem) => stem.length >= 4);
    return [...new Set([word, ...bare, ...derived, ...special])];
  },
};
