/** Renders generated content of every widget in the built Storybook, two widgets at a time. */
import type { Camera } from '../../.storybook/visual/withCamera.ts';
import { drawPayloads } from './drawPayloads.ts';

const kinds = ['valid', 'mutated'] as const;
const atOnce = 2;

/** Findings by widget type, of valid and of mutated content. */
export async function drawWidgets(
  { browser, address }: Camera,
  {
    types,
    count,
    onePage,
    print,
  }: {
    readonly types: readonly string[];
    /** Payloads of each kind, and payloads on one page. */
    readonly count: number;
    readonly onePage: number;
    readonly print: (line: string) => void;
  },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const findings = new Map<string, readonly string[]>();
  const pending = types.flatMap((type) => kinds.map((kind) => ({ type, kind })));
  const drawPending = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      const found = await drawPayloads({ browser, address, ...next, count, onePage });
      findings.set(next.type, [...(findings.get(next.type) ?? []), ...found]);
      print(
        `${next.type}, ${next.kind}: ${String(count)} drawn in the browser, ${String(found.length)} wrong`,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, drawPending));
  return findings;
}
