/** Whether a picture's words tell what it shows to those who do not see it. */
import { type Language, languages } from '../document/languages.ts';
import { isObject } from '../read/isObject.ts';
import type { Finding } from './finding.ts';
import { poorAlt } from './poorAlt.ts';
import type { StoredLeaf } from './storedLeaves.ts';

const same = (a: unknown, b: string): boolean =>
  typeof a === 'string' && a.trim().toLowerCase() === b.trim().toLowerCase();

/** Every text and link label that stands beside the picture in a language. */
function wordsBeside(beside: StoredLeaf['beside'], language: Language): readonly unknown[] {
  return Object.values(beside).flatMap((value) => {
    const own = isObject(value) ? value[language] : undefined;
    return [own, isObject(own) ? own['label'] : undefined];
  });
}

interface Place {
  /** The widget's own heading, by language. */
  readonly heading: unknown;
  readonly say: (finding: Finding) => void;
}

/** A picture that its widget cannot be without is no ornament, unless the widget's title says already what is seen. */
const carriesMeaning = ({ field, beside }: StoredLeaf): boolean =>
  field.isRequired === true && beside['title'] === undefined;

/** One finding at most for each language. */
export function checkAlt(leaf: StoredLeaf, { heading, say }: Place): void {
  const { path, value, beside } = leaf;
  if (!isObject(value) || !isObject(value['alt'])) return;
  const { file, alt } = value;
  const stem = typeof file === 'string' ? file.replace(/\.\w+$/, '') : undefined;
  for (const language of languages) {
    const words = alt[language];
    const at = `${path}.alt.${language}`;
    if (typeof words !== 'string') continue;
    if (words.trim() === '') {
      if (carriesMeaning(leaf)) say({ level: 'warning', path: at, code: 'alt-empty' });
    } else if (poorAlt(words) === 'file-name' || same(stem, words) || same(file, words))
      say({ level: 'warning', path: at, code: 'alt-file-name' });
    else if (poorAlt(words) === 'says-picture')
      say({ level: 'hint', path: at, code: 'alt-names-medium' });
    else if (
      [...wordsBeside(beside, language), isObject(heading) ? heading[language] : undefined].some(
        (other) => same(other, words),
      )
    )
      say({ level: 'hint', path: at, code: 'alt-repeats' });
  }
}
