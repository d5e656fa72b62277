/** Refuses texts that no database holds: NUL and halves of characters are valid JSON, but no text of a database. */
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { limits } from '../limits.ts';

const isUsable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

const unusable = (where: string) =>
  new GraphQLError(
    `${where} holds a character that cannot be kept: NUL or half of a surrogate pair.`,
    { extensions: { code: 'BAD_USER_INPUT' } },
  );

/** Variables may nest without end, so they are not walked by recursion; what is nested too deeply is nothing of ours. */
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

/** Texts of a document, whose escapes only a parser knows. */
export function usableTextRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (!isUsable(node.value)) context.reportError(unusable('A text of the document'));
    },
  };
}
