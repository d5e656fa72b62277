/** Checks whether a picture's alt text describes it to visitors who do not see it. */
import { type Language, languages } from '../document/languages.ts';
import { isObject } from '../read/isObject.ts';
import type { Finding } from './finding.ts';
import { findAltProblem } from './findAltProblem.ts';
import type { StoredLeaf } from './storedLeaves.ts';

const same = (a: unknown, b: string): boolean =>
  typeof a === 'string' && a.trim().toLowerCase() === b.trim().toLowerCase();

/** Every text and link label beside the picture in a language. */
function wordsBeside(beside: StoredLeaf['beside'], language: Language): readonly unknown[] {
  return Object.values(beside).flatMap((value) => {
    const own = isObject(value) ? value[language] : undefined;
    return [own, isObject(own) ? own['label'] : undefined];
  });
}

interface Place {
  /** The widget's own heading, by language. */
  readonly heading: unknown;
  readonly report: (finding: Finding) => void;
}

/**
 * A picture that its widget requires is not decorative, unless the widget's title describes it
 * already.
 */
const carriesMeaning = ({ field, beside }: StoredLeaf): boolean =>
  field.isRequired === true && beside['title'] === undefined;

/** One finding at most for each language. */
export function checkAlt(leaf: StoredLeaf, { heading, report }: Place): void {
  const { path, value, beside } = leaf;
  if (!isObject(value) || !isObject(value['alt'])) return;
  const { file, alt } = value;
  const stem = typeof file === 'string' ? file.replace(/\.\w+$/, '') : undefined;
  for (const language of languages) {
    const words = alt[language];
    const at = `${path}.alt.${language}`;
    if (typeof words !== 'string') continue;
    if (words.trim() === '') {
      if (carriesMeaning(leaf)) report({ level: 'warning', path: at, code: 'alt-empty' });
    } else if (findAltProblem(words) === 'file-name' || same(stem, words) || same(file, words))
      report({ level: 'warning', path: at, code: 'alt-file-name' });
    else if (findAltProblem(words) === 'says-picture')
      report({ level: 'hint', path: at, code: 'alt-names-medium' });
    else if (
      [...wordsBeside(beside, language), isObject(heading) ? heading[language] : undefined].some(
        (other) => same(other, words),
      )
    )
      report({ level: 'hint', path: at, code: 'alt-repeats' });
  }
}
