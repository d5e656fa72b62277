/** Groups findings for editors: the same message about one field is listed once. */
import { type Language, languages } from '@solvik/content-schema/editing';
import { describeTargets } from './describeTargets.ts';
import type { Spot } from '../inspection/spots.ts';
import type { ReportedFinding } from './reportedFinding.ts';
import type { ContentLocation } from '../naming/describeLocation.ts';
import { describeFinding } from './describeFinding.ts';
import type { WorkbenchText } from '../workbenchText.ts';

export interface FindingGroup extends ContentLocation {
  readonly level: ReportedFinding['level'];
  /** The message, without the location. */
  readonly message: string;
  /** Where it occurs on the rendered page; empty where it concerns the document itself. */
  readonly occursOn: string;
  /** Of the first of them: once it is fixed, the next is linked. */
  readonly path: string;
}

const languageAt = (path: string): Language | undefined =>
  languages.find((language) => path.endsWith(`.${language}`));

interface GroupWords {
  readonly text: WorkbenchText;
  readonly locale: Language;
  readonly locationOf: (path: string) => ContentLocation;
}

/**
 * In the order of the first of each. What is missing in several languages of one field is one
 * finding.
 */
export function groupFindings(
  findings: readonly ReportedFinding[],
  { text, locale, locationOf }: GroupWords,
): readonly FindingGroup[] {
  const groups = new Map<
    string,
    FindingGroup & { readonly missing: readonly string[]; readonly spots: readonly Spot[] }
  >();
  for (const finding of findings) {
    const { level, code, path } = finding;
    const language = code === 'missing-translation' ? languageAt(path) : undefined;
    // The finding itself names its languages, all at once.
    const where = locationOf(language ? path.slice(0, -`.${language}`.length) : path);
    const own = describeFinding(finding, text);
    const key = JSON.stringify([level, where.owner, where.field, language ? code : own]);
    const missing = [
      ...(groups.get(key)?.missing ?? []),
      ...(language ? [text(`language.${language}`)] : []),
    ];
    const message =
      missing.length > 1
        ? text('finding.missing-translation', {
            language: new Intl.ListFormat(locale).format(missing),
          })
        : own;
    const spots = [
      ...(groups.get(key)?.spots ?? []),
      ...('occursOn' in finding ? finding.occursOn : []),
    ];
    groups.set(key, {
      level,
      path,
      ...where,
      ...groups.get(key),
      message,
      missing,
      spots,
      occursOn: describeTargets(spots, { text, locale }),
    });
  }
  return [...groups.values()].map(({ missing: _missing, spots: _spots, ...group }) => group);
}

/** "Toppyta, Rubrik (Finland, finska)" */
export const nameWhere = ({
  owner,
  field,
  occursOn,
}: Pick<FindingGroup, 'owner' | 'field' | 'occursOn'>): string =>
  [[owner, field].filter(Boolean).join(', '), occursOn && `(${occursOn})`]
    .filter(Boolean)
    .join(' ');
