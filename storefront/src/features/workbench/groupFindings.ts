/** Findings as an editor reads them: what is said alike of one field is said once. */
import { type Language, languages } from '@solvik/content-schema/editing';
import { saySpots } from './lint/saySpots.ts';
import type { Spot } from './lint/spots.ts';
import type { ToldFinding } from './lint/toldFinding.ts';
import type { Where } from './naming/sayWhere.ts';
import { sayFinding } from './sayFinding.ts';
import type { WorkbenchText } from './workbenchText.ts';

export interface FindingGroup extends Where {
  readonly level: ToldFinding['level'];
  /** What is the matter, without where. */
  readonly said: string;
  /** Where it is seen as the page is drawn; empty where the document says it itself. */
  readonly seenOn: string;
  /** Of the first of them: mended, the next leads on. */
  readonly path: string;
}

const languageAt = (path: string): Language | undefined =>
  languages.find((language) => path.endsWith(`.${language}`));

interface GroupWords {
  readonly text: WorkbenchText;
  readonly locale: Language;
  readonly whereOf: (path: string) => Where;
}

/** In the order of the first of each. What is missing in several languages of one field is one thing to do. */
export function groupFindings(
  findings: readonly ToldFinding[],
  { text, locale, whereOf }: GroupWords,
): readonly FindingGroup[] {
  const groups = new Map<
    string,
    FindingGroup & { readonly missing: readonly string[]; readonly spots: readonly Spot[] }
  >();
  for (const finding of findings) {
    const { level, code, path } = finding;
    const language = code === 'missing-translation' ? languageAt(path) : undefined;
    // Its languages are said by the finding itself, all at once.
    const where = whereOf(language ? path.slice(0, -`.${language}`.length) : path);
    const own = sayFinding(finding, text);
    const key = JSON.stringify([level, where.owner, where.field, language ? code : own]);
    const missing = [
      ...(groups.get(key)?.missing ?? []),
      ...(language ? [text(`language.${language}`)] : []),
    ];
    const said =
      missing.length > 1
        ? text('finding.missing-translation', {
            language: new Intl.ListFormat(locale).format(missing),
          })
        : own;
    const spots = [
      ...(groups.get(key)?.spots ?? []),
      ...('seenOn' in finding ? finding.seenOn : []),
    ];
    groups.set(key, {
      level,
      path,
      ...where,
      ...groups.get(key),
      said,
      missing,
      spots,
      seenOn: saySpots(spots, { text, locale }),
    });
  }
  return [...groups.values()].map(({ missing: _missing, spots: _spots, ...group }) => group);
}

/** "Toppyta, Rubrik (Finland, finska)" */
export const nameWhere = ({
  owner,
  field,
  seenOn,
}: Pick<FindingGroup, 'owner' | 'field' | 'seenOn'>): string =>
  [[owner, field].filter(Boolean).join(', '), seenOn && `(${seenOn})`].filter(Boolean).join(' ');
