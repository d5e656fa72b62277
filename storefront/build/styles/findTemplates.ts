/** Where a module creates styles: the tagged templates that the build replaces, in source order. */
import { type ESTree, Visitor } from 'vite';

interface Range {
  /** Offsets in the module's code. */
  readonly start: number;
  readonly end: number;
}

export type StyleTemplate =
  | (Range & { readonly kind: 'styled'; readonly target: { readonly tag: string } | Range })
  | (Range & { readonly kind: 'global' })
  /** `css` and `keyframes`: parts of other templates, inlined as text on extraction. */
  | (Range & { readonly kind: 'fragment' });

const supportedForms =
  'The build reads styled.tag`…`, styled(Component)`…`, css`…`, keyframes`…` and createGlobalStyle`…`; ' +
  'attributes belong in the markup.';

/** Local names of a module's imports from styled-components, with the exported names. */
function importedNames(program: ESTree.Program): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value !== 'styled-components') return;
      for (const specifier of specifiers) {
        const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
        names.set(specifier.local.name, imported && 'name' in imported ? imported.name : '*');
      }
    },
  }).visit(program);
  return names;
}

function readTag(
  tag: ESTree.Expression,
  names: ReadonlyMap<string, string>,
  range: Range,
): StyleTemplate | undefined {
  if (tag.type === 'Identifier') {
    const name = names.get(tag.name);
    if (name === 'createGlobalStyle') return { kind: 'global', ...range };
    return name === 'css' || name === 'keyframes' ? { kind: 'fragment', ...range } : undefined;
  }
  const isStyled = (node: ESTree.Node): boolean =>
    node.type === 'Identifier' && names.get(node.name) === 'styled';
  if (
    tag.type === 'MemberExpression' &&
    isStyled(tag.object) &&
    tag.property.type === 'Identifier'
  ) {
    return { kind: 'styled', target: { tag: tag.property.name }, ...range };
  }
  if (tag.type !== 'CallExpression' || !isStyled(tag.callee)) return undefined;
  const [target] = tag.arguments;
  return target && { kind: 'styled', target: { start: target.start, end: target.end }, ...range };
}

/** @throws Error when the module uses styled-components in a form that the build cannot extract */
export function findTemplates(program: ESTree.Program): readonly StyleTemplate[] {
  const names = importedNames(program);
  if (names.size === 0) return [];
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  const found: StyleTemplate[] = [];
  const isWithin = (offset: number, ranges: readonly Range[]) =>
    ranges.some(({ start, end }) => start <= offset && offset < end);
  new Visitor({
    TaggedTemplateExpression({ tag, start, end }) {
      const template = isWithin(start, found) ? undefined : readTag(tag, names, { start, end });
      if (template) found.push(template);
    },
    Identifier({ name, start }) {
      if (names.has(name) && !isWithin(start, imports) && !isWithin(start, found)) {
        throw new Error(
          `“${name}” of styled-components is used in a way that cannot be extracted. ${supportedForms}`,
        );
      }
    },
  }).visit(program);
  return found;
}
