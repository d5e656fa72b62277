/** A copy of the project whose `shop/` another merchant has filled in: nothing else is changed. */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

const packages = [
  'shop',
  'addresses',
  'shop-rules',
  'content-schema',
  'design-system',
  'widgets',
  'workbench',
  'storefront',
  'commerce',
  'demo-shop',
];

/** What is made in the project, not written. */
const isLeftOut = (name: string): boolean => name === 'dist' || name === 'node_modules';

/** Links to packages stay relative, so that those of the copy lead to the copy's own. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** @param folder an empty one, which becomes the copy's root */
export function copyProject(folder: string): void {
  for (const name of readdirSync(root)) {
    const [from, to] = [join(root, name), join(folder, name)];
    if (packages.includes(name)) {
      cpSync(from, to, {
        recursive: true,
        filter: (path) => !isLeftOut(path.slice(path.lastIndexOf('/') + 1)),
      });
      linkPackages(join(from, 'node_modules'), join(to, 'node_modules'));
    } else if (name === 'node_modules') symlinkSync(from, to);
    else if (['tools', '.storybook', 'docs'].includes(name) || lstatSync(from).isFile())
      cpSync(from, to, { recursive: true });
  }
  for (const part of ['definition', 'brand']) {
    rmSync(join(folder, 'shop', part), { recursive: true });
    mkdirSync(join(folder, 'shop', part));
    cpSync(join(import.meta.dirname, part), join(folder, 'shop', part), { recursive: true });
  }
}
