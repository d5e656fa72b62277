import { relative } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { findTemplates } from './findTemplates.ts';

const root = `${import.meta.dirname}/../../..`;

/** Identifies a template in every build: its module and its index among the module's templates. */
export const keyOf = (id: string, place: number): string =>
  `${relative(root, id.split('?')[0] ?? id)}#${String(place)}`;

/** Our own code only: packages are built already, and the build's own style reader has none. */
export const mayContainStyles = (id: string, code: string): boolean =>
  /\.tsx?(\?|$)/.test(id) &&
  !/\/node_modules\/|compileStyles\.ts/.test(id) &&
  code.includes('styled-components');

/**
 * Records every template of the sources when it is created; `virtual:all-sources` imports all
 * modules.
 */
export function markTemplates(modules: readonly string[]): Plugin {
  return {
    name: 'mark-style-templates',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:all-sources' ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:all-sources')
        return modules.map((path) => `import ${JSON.stringify(path)};`).join('\n');
      return id.endsWith('?url')
        ? `export default ${JSON.stringify(`asset:${id.slice(0, -'?url'.length)}`)};`
        : undefined;
    },
    transform(code, id) {
      if (!mayContainStyles(id, code)) return null;
      const templates = findTemplates(parseSync(id, code).program);
      let marked = code;
      for (const [index, { kind, start, end }] of [...templates.entries()].toReversed()) {
        if (kind === 'fragment') continue;
        marked = `${marked.slice(0, start)}recordTemplate(${JSON.stringify(keyOf(id, index))}, () => ${marked.slice(start, end)})${marked.slice(end)}`;
      }
      const recorder = `${import.meta.dirname}/recordTemplate.ts`;
      return {
        code: `import { recordTemplate } from ${JSON.stringify(recorder)};\n${marked}`,
        map: null,
      };
    },
  };
}
