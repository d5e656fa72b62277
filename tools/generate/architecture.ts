/** The drawings of docs/architecture.md, from the imports of the packages and of commerce. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commerceFloors } from '../checks/commerceFloors.ts';
import { drawGraph } from '../structure/drawGraph.ts';
import { floorArrows, withoutImplied } from '../structure/floorArrows.ts';
import { replaceSection } from '../structure/markedSection.ts';
import { type Arrow, packageArrows } from '../structure/packageArrows.ts';
import { readWorkspace, type WorkspacePackage } from '../structure/workspace.ts';
import type { GeneratedFile } from './generatedFile.ts';

const path = 'docs/architecture.md';

const codes = (words: readonly string[]): string =>
  words.length > 0 ? words.map((word) => `\`${word}\``).join(', ') : '–';

/** Each node once, first packages without an arrow. */
function partsOf(packages: readonly WorkspacePackage[], arrows: readonly Arrow[]) {
  const drawn = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  return packages
    .map(({ folder }) => folder)
    .filter((folder) => ![...drawn].some((part) => part.startsWith(`${folder}/`)))
    .concat([...drawn].filter((part) => part.includes('/')).toSorted());
}

export function drawPackages(root: string): string {
  const packages = readWorkspace(root);
  const arrows = packageArrows(root, packages);
  const importersOf = (folder: string): readonly string[] =>
    arrows.flatMap(({ from, to }) =>
      (to === folder || to.startsWith(`${folder}/`)) && !from.startsWith(`${folder}/`) ? from : [],
    );
  return [
    drawGraph({ nodes: partsOf(packages, arrows), arrows }),
    '',
    '| Package | Entry points | Imported by |',
    '|---|---|---|',
    ...packages.map(
      ({ folder, entryPoints }) =>
        `| \`${folder}\` | ${codes(entryPoints)} | ${codes(importersOf(folder))} |`,
    ),
  ].join('\n');
}

export function drawFloors(root: string): string {
  const arrows = floorArrows(root);
  const imported = (subject: string, isTypeOnly: boolean): string =>
    codes(
      arrows.flatMap((arrow) =>
        arrow.from === subject && arrow.isTypeOnly === isTypeOnly ? arrow.to : [],
      ),
    );
  const floors = commerceFloors.map((nodes, at) => ({ title: `floor ${String(at)}`, nodes }));
  return [
    drawGraph({ frames: floors.toReversed(), arrows: withoutImplied(arrows) }),
    '',
    '| Floor | Subject | Imports | Imports types of |',
    '|---|---|---|---|',
    ...commerceFloors
      .flatMap((subjects, at) =>
        subjects.map(
          (subject) =>
            `| ${String(at)} | \`${subject}\` | ${imported(subject, false)} | ${imported(subject, true)} |`,
        ),
      )
      .toReversed(),
  ].join('\n');
}

export function generateArchitecture(root: string): GeneratedFile {
  const document = readFileSync(join(root, path), 'utf8');
  const withPackages = replaceSection(document, 'packages', drawPackages(root));
  return { path, text: replaceSection(withPackages, 'floors', drawFloors(root)) };
}
