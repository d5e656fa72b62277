/** Faults of the ledger itself: rows that are incomplete, duplicate or wrong. */
import {
  type LedgerPart,
  ledgerParts,
  type LedgerState,
  ledgerStates,
  sectionOf,
  type TestReference,
} from './ledgerRow.ts';

/** The project as the ledger sees it; paths are from its root. */
export interface LedgerProof {
  /** Whole titles of the tests of a file; undefined when there is no such file, `unknown` while they were not collected. */
  readonly titlesOf: (path: string) => readonly string[] | 'unknown' | undefined;
  readonly hasFile: (path: string) => boolean;
  /** Tests that show names and types and no value. */
  readonly typeProofs: readonly TestReference[];
}

/** Rows of one file before validation. */
export interface UncheckedFile {
  readonly name: string;
  readonly rows: readonly unknown[];
}

const idForm = /^(?:[1-9]|B\.[a-z]+(?:-[a-z]+)*)\.[1-9]\d*$/;
const testForm = /^((?:[\w-]+\/)+[\w.-]+\.(?:test\.tsx?|spec\.ts)) > (.*\S)$/;
const decisionForm = /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/;
const maxStatementLength = 240;

/** Keys that a row of each state has besides id, statement and state. */
const keysOf: Readonly<
  Record<LedgerState, { readonly needs: readonly string[]; readonly may: readonly string[] }>
> = {
  held: { needs: ['test'], may: [] },
  'type only': { needs: ['test'], may: [] },
  'to come': { needs: ['part'], may: [] },
  deviated: { needs: ['decision'], may: ['test'] },
};

/** The file and the words of a reference to a test. */
const parts = (reference: unknown) => {
  const [, path = '', words = ''] =
    typeof reference === 'string' ? (testForm.exec(reference) ?? []) : [];
  return { path, words };
};

/** Whether the words are in a title in this order; an ellipsis matches anything. */
function includesWords(title: string, words: string): boolean {
  let from = 0;
  for (const part of words.split('…')) {
    const at = title.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

function checkTest(reference: unknown, { titlesOf }: LedgerProof): string | undefined {
  const { path, words } = parts(reference);
  if (path === '')
    return `a test is named as “path/to/file.test.ts > words of its title”, not ${JSON.stringify(reference)}`;
  if ((words.match(/[\p{L}\d]/gu) ?? []).length < 4)
    return `“${words}” could be any test of ${path}`;
  const titles = titlesOf(path);
  if (!titles) return `there is no test file ${path}`;
  return titles === 'unknown' || titles.some((title) => includesWords(title, words))
    ? undefined
    : `no test of ${path} is called “${words}”`;
}

/** Whether a reference names a proof of types, by any words of its title. */
function isTypeProof(reference: unknown, typeProofs: readonly TestReference[]): boolean {
  const { path, words } = parts(reference);
  return (
    words !== '' &&
    typeProofs.map(parts).some((proof) => {
      return proof.path === path && (proof.words.includes(words) || words.includes(proof.words));
    })
  );
}

interface Proven {
  readonly state: unknown;
  readonly references: readonly unknown[];
}

/** Whether the tests of a row prove as much as its state requires. */
function checkStrength(
  { state, references }: Proven,
  typeProofs: readonly TestReference[],
): readonly string[] {
  if (references.length === 0) return [];
  const weak = references.filter((reference) => isTypeProof(reference, typeProofs)).length;
  const isWeak = weak === references.length;
  if (state === 'held' && isWeak) return ['its tests show types and no value: it is type only'];
  if (state === 'type only' && !isWeak)
    return ['one of its tests shows more than types: it is held'];
  return [];
}

function checkRow(row: Readonly<Record<string, unknown>>, proof: LedgerProof): readonly string[] {
  const problems: string[] = [];
  const { statement, state, test, part, decision } = row;
  if (typeof statement !== 'string' || statement.trim() === '')
    problems.push('it has no statement');
  else if (statement.length > maxStatementLength)
    problems.push(`its statement has more than ${String(maxStatementLength)} characters; split it`);
  if (!ledgerStates.includes(state as LedgerState))
    return [...problems, `its state is one of ${ledgerStates.join(', ')}`];
  const { needs, may } = keysOf[state as LedgerState];
  for (const key of needs)
    if (!(key in row)) problems.push(`it is ${String(state)} and needs a ${key}`);
  for (const key of Object.keys(row))
    if (!['id', 'statement', 'state', ...needs, ...may].includes(key))
      problems.push(`it is ${String(state)} and has no ${key}`);
  if ('test' in row) {
    const references: readonly unknown[] = Array.isArray(test) ? test : [test];
    if (references.length === 0) problems.push('its list of tests is empty');
    problems.push(...references.flatMap((reference) => checkTest(reference, proof) ?? []));
    problems.push(...checkStrength({ state, references }, proof.typeProofs));
  }
  if ('part' in row && !ledgerParts.includes(part as LedgerPart))
    problems.push(`its part is one of ${ledgerParts.join(', ')}`);
  if ('decision' in row) {
    if (typeof decision !== 'string' || !decisionForm.test(decision))
      problems.push('a decision is named as “docs/decisions/NNNN-title.md”');
    else if (!proof.hasFile(decision)) problems.push(`there is no decision record ${decision}`);
  }
  return problems;
}

/** Every fault of the ledger as a sentence that names its row; none means that each row can be believed. */
export function checkLedger(
  files: readonly UncheckedFile[],
  proof: LedgerProof,
): readonly string[] {
  const problems: string[] = [];
  const counted = new Map<string, number>();
  const seen = new Set<string>();
  for (const { name, rows } of files) {
    if (rows.length === 0) problems.push(`${name}: there are no rows`);
    for (const row of rows) {
      const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
      if (typeof id !== 'string' || !idForm.test(id)) {
        problems.push(`${name}: ${JSON.stringify(row)} has no id such as 2.31 or B.cart.4`);
        continue;
      }
      const section = sectionOf(id);
      const next = (counted.get(section) ?? 0) + 1;
      if (seen.has(id)) problems.push(`${id}: the id is there twice`);
      else if (id !== `${section}.${String(next)}`)
        problems.push(`${id}: ${section}.${String(next)} comes next`);
      counted.set(section, Math.max(next, Number(id.slice(section.length + 1))));
      seen.add(id);
      problems.push(
        ...checkRow(row as Readonly<Record<string, unknown>>, proof).map(
          (problem) => `${id}: ${problem}`,
        ),
      );
    }
  }
  return problems;
}
