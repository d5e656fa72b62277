/**
 * Collects what every component declares in its `.pairs.ts`; runs where tokens are built and
 * checked, never in a page.
 */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContrastRole } from './contrast.ts';
import type { PairsModule, WrittenGround } from './drawnPairs.ts';

/** A pair by its tokens' names without `color-`, with the parts that draw it. */
export type ContrastPair = {
  readonly foreground: string;
  readonly background: string;
  readonly role: ContrastRole;
  readonly drawnBy: string;
};

export type DeclaredContrast = {
  readonly pairs: readonly ContrastPair[];
  readonly standsOn: readonly WrittenGround[];
};

const root = join(import.meta.dirname, '../../..');

/** Folders whose parts draw: the design system's, and those that only editors see. */
const drawing =
  '{design-system/src/{foundation,icons,layout/*,components/*},workbench/src/components/*}';

/** The files, from the project's root, in the order of their names. */
export const pairsFiles: readonly string[] = globSync(`${drawing}/*.pairs.ts`, {
  cwd: root,
}).toSorted();

export const readPairsModule = async (file: string): Promise<PairsModule> =>
  (await import(pathToFileURL(join(root, file)).href)) as PairsModule;

/** The union over all parts: each pair once, in the order of its colours. */
export async function readPairs(): Promise<DeclaredContrast> {
  const modules = await Promise.all(
    pairsFiles.map(async (file) => ({
      name: basename(file, '.pairs.ts'),
      module: await readPairsModule(file),
    })),
  );
  const byKey = new Map<string, ContrastPair>();
  for (const { name, module } of modules)
    for (const { foreground, background, role } of module.pairs ?? []) {
      const key = `${role} ${foreground} ${background}`;
      const others = byKey.get(key)?.drawnBy;
      if (others?.split(', ').at(-1) !== name)
        byKey.set(key, {
          foreground,
          background,
          role,
          drawnBy: others ? `${others}, ${name}` : name,
        });
    }
  const inOrder = [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    pairs: inOrder.map(([, pair]) => pair),
    standsOn: modules.flatMap(({ module }) => module.standsOn ?? []),
  };
}
