/**
 * Refuses what no part of the shop can use, before anything reads it: texts that no database holds, and documents
 * nested so deeply that reading them would exhaust the stack.
 */
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { limits } from './limits.ts';

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** NUL and halves of characters are valid JSON, but no text of a database. */
const isUsable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

const unusable = (where: string) => badInput(`${where} holds a character that cannot be kept: NUL or half of a surrogate pair.`);

/** Variables may nest without end too, so they are not walked by recursion. */
export function findBadVariables(variables: unknown): GraphQLError | undefined {
  const waiting: unknown[] = [variables];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      if (!isUsable(value)) return unusable('A variable');
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isUsable(key)) return unusable('The name of a variable’s field');
        waiting.push(inner);
      }
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

/** Texts, comments and brackets; everything else does not nest. */
const nesting = /"""(?:[^"\\]|\\"""|\\|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"|#[^\n]*|[[{(]|[\]})]/g;

/** Looks at brackets alone, since a parser goes as deep as they do. */
export function findBadDocument(text: string): GraphQLError | undefined {
  if (text.length > limits.bytes) return new GraphQLError(`The document is longer than ${limits.bytes} characters.`, { extensions: { code: 'PAYLOAD_TOO_LARGE' } });
  let depth = 0;
  for (const [sign] of text.matchAll(nesting)) {
    if (sign === '{' || sign === '[' || sign === '(') depth += 1;
    else if (sign === '}' || sign === ']' || sign === ')') depth -= 1;
    if (depth > limits.brackets) return new GraphQLError(`The document asks for too much: brackets within brackets ${depth}, at most ${limits.brackets}.`, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
  }
  return undefined;
}
