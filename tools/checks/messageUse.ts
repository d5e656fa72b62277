/** The texts that a module of the storefront shows and loads, read from its source. */
import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser';

/** An `import()` with the groups of texts that are loaded with it. */
export interface LoadedPart {
  readonly source: string;
  readonly groups: readonly string[];
}

export interface MessageUse {
  /** What the module imports statically, types aside. */
  readonly imports: readonly string[];
  readonly parts: readonly LoadedPart[];
  /** Keys that it names in full. */
  readonly keys: ReadonlySet<string>;
  /** Beginnings of keys that it completes at run time: `list.sort.` */
  readonly beginnings: ReadonlySet<string>;
  /** Sentences about keys that cannot be read. */
  readonly faults: readonly string[];
}

const isLoadWithMessages = (callee: Expression): boolean =>
  callee.type === 'Identifier' && callee.name === 'loadWithMessages';

const isText = (callee: Expression): boolean =>
  (callee.type === 'Identifier' && callee.name === 'text') ||
  (callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'text');

/** The texts of an array that is written out; undefined for anything else. */
function writtenTexts(argument: Argument | undefined): readonly string[] | undefined {
  if (argument?.type !== 'ArrayExpression') return undefined;
  const texts = argument.elements.flatMap((element) =>
    element?.type === 'Literal' && typeof element.value === 'string' ? element.value : [],
  );
  return texts.length === argument.elements.length ? texts : undefined;
}

type Parsed = ReturnType<typeof parseSync>;

const staticImports = ({ module }: Parsed): readonly string[] => [
  ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? [] : moduleRequest.value,
  ),
  ...module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? moduleRequest.value : [],
    ),
  ),
];

export function readMessageUse(path: string, code: string): MessageUse {
  const parsed = parseSync(path, code);
  const loads: {
    readonly start: number;
    readonly end: number;
    readonly groups: readonly string[];
  }[] = [];
  const parts: LoadedPart[] = [];
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  const faults: string[] = [];
  const types = new Set<number>();
  new Visitor({
    CallExpression({ callee, arguments: [first], start, end }) {
      if (isLoadWithMessages(callee)) {
        const groups = writtenTexts(first);
        if (groups) loads.push({ start, end, groups });
      }
      if (
        isText(callee) &&
        first?.type === 'TemplateLiteral' &&
        !first.quasis[0]?.value.cooked?.includes('.')
      )
        faults.push(`${path} completes a key whose first part is not written out.`);
    },
    ImportExpression({ source, start }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      const around = loads.filter((load) => load.start < start && start < load.end);
      parts.push({ source: source.value, groups: around.flatMap(({ groups }) => groups) });
    },
    TSLiteralType({ literal }) {
      types.add(literal.start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && !types.has(start)) keys.add(value);
    },
    TemplateLiteral({ quasis: [head, ...rest] }) {
      const cooked = head?.value.cooked ?? '';
      if (rest.length === 0) keys.add(cooked);
      else if (/^\w+\./.test(cooked)) beginnings.add(cooked);
    },
  }).visit(parsed.program);
  return { imports: staticImports(parsed), parts, keys, beginnings, faults };
}
