/** The parts of a search that narrow its results, each with what is searched without it. */
import { listOf, numberOf, shapeOf, textOf } from './readShape.ts';

type Part =
  | { readonly kind: 'size' | 'colour'; readonly label: string }
  /** One limit at least, in whole units of the currency; both belong to the range. */
  | { readonly kind: 'price'; readonly lowest?: number; readonly highest?: number }
  | { readonly kind: 'reduced' };

export type UnderstoodPart = Part & {
  /** Never empty. */
  readonly rest: string;
};

function partOf(value: unknown): Part | undefined {
  const { kind, label: given, ...limits } = shapeOf(value);
  const label = textOf(given);
  if (kind === 'size' || kind === 'colour')
    return label === undefined ? undefined : { kind, label };
  if (kind === 'reduced') return { kind };
  if (kind !== 'price') return undefined;
  const [lowest, highest] = [numberOf(limits['lowest']), numberOf(limits['highest'])];
  if (lowest === undefined && highest === undefined) return undefined;
  return {
    kind,
    ...(lowest !== undefined && { lowest }),
    ...(highest !== undefined && { highest }),
  };
}

/** What does not parse is left out. */
export const parseUnderstood = (value: unknown): readonly UnderstoodPart[] =>
  listOf(value).flatMap((each) => {
    const [part, rest] = [partOf(each), textOf(shapeOf(each)['rest'])];
    return part && rest !== undefined ? [{ ...part, rest }] : [];
  });
