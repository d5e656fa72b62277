import { type ServiceFinding, serviceFindingCodes } from '@solvik/content-schema/editing';

const rank = { error: 0, warning: 1, hint: 2 } as const;
const serviceCodes: ReadonlySet<string> = new Set(serviceFindingCodes);

/**
 * A document's own findings now, and those that only the content service knew when it last checked
 * (addresses, targets), which stay until it checks again. Worst first.
 */
export function mergeFindings(
  own: readonly ServiceFinding[],
  service: readonly ServiceFinding[],
): readonly ServiceFinding[] {
  const known = new Set(own.map(({ path, code }) => `${path} ${code}`));
  return [
    ...own,
    ...service.filter(({ path, code }) => !known.has(`${path} ${code}`) && serviceCodes.has(code)),
  ].toSorted((a, b) => rank[a.level] - rank[b.level]);
}
