/**
 * Refuses texts that the database cannot store: NUL and lone surrogates are valid in JSON, but not
 * in a database text.
 */
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { limits } from '../limits.ts';

const isUsable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

const unusable = (where: string) =>
  new GraphQLError(
    `${where} holds a character that cannot be stored: NUL or half of a surrogate pair.`,
    { extensions: { code: 'BAD_USER_INPUT' } },
  );

/**
 * Variables may nest without limit, so they are walked without recursion; beyond the limit they are
 * refused.
 */
export function findBadVariables(variables: unknown): GraphQLError | undefined {
  const pending: { readonly value: unknown; readonly depth: number }[] = [
    { value: variables, depth: 0 },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isUsable(value)) return unusable('A variable');
    if (typeof value !== 'object' || value === null) continue;
    if (depth > limits.brackets)
      return new GraphQLError(
        `The variables are nested too deeply: at most ${limits.brackets} levels.`,
        { extensions: { code: 'BAD_USER_INPUT' } },
      );
    for (const [key, inner] of Object.entries(value)) {
      if (!isUsable(key)) return unusable('The name of a variable’s field');
      pending.push({ value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}

/** String values of a document, whose escapes only a parser resolves. */
export function usableTextRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (!isUsable(node.value)) context.reportError(unusable('A string in the document'));
    },
  };
}
