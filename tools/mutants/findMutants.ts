/**
 * Small faults that a test should detect: one changed operator, literal or statement of a file at a
 * time.
 */
import { parseSync, Visitor } from 'oxc-parser';

export interface Mutant {
  /** Position in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The text that replaces it. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

const swapped: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Every mutant of a module, in the order of the text. Types, strings and imports are not changed.
 */
export function findMutants(path: string, source: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const add = ({ start, end }: Span, text: string) =>
    mutants.push({ start, end, text, line: source.slice(0, start).split('\n').length });

  function swapOperator({ left, right, operator }: { left: Span; right: Span; operator: string }) {
    const other = swapped[operator];
    const at = source.indexOf(operator, left.end);
    if (other && at !== -1 && at < right.start)
      add({ start: at, end: at + operator.length }, other);
  }
  // A fault in a loop may run forever.
  const loops: Span[] = [];
  const negate = (test: Span) => add(test, `!(${source.slice(test.start, test.end)})`);

  const types: Span[] = [];
  new Visitor({
    TSLiteralType: (node) => void types.push(node),
    WhileStatement: (node) => void loops.push(node),
    DoWhileStatement: (node) => void loops.push(node),
    ForStatement: (node) => void loops.push(node),
    BinaryExpression: swapOperator,
    LogicalExpression(node) {
      // Without its default, a value may be undefined.
      if (node.operator === '??') add({ start: node.left.end, end: node.right.end }, '');
      else swapOperator(node);
    },
    ConditionalExpression: ({ test }) => negate(test),
    IfStatement: ({ test }) => negate(test),
    UnaryExpression({ operator, argument, start, end }) {
      if (operator === '!') add({ start, end }, source.slice(argument.start, argument.end));
    },
    Literal(node) {
      if (typeof node.value === 'boolean') add(node, String(!node.value));
      else if (typeof node.value === 'number') add(node, String(node.value + 1));
    },
    ExpressionStatement(node) {
      const { type } = node.expression;
      const isCall = type === 'CallExpression' || type === 'AwaitExpression';
      if (isCall || type === 'AssignmentExpression') add(node, ';');
    },
  }).visit(parseSync(path, source).program);
  const isWithin = ({ start, end }: Span, spans: readonly Span[]) =>
    spans.some((span) => start >= span.start && end <= span.end);
  return mutants
    .filter((mutant) => !isWithin(mutant, loops) && !isWithin(mutant, types))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

export const mutate = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);
