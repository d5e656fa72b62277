/** Counts a document's tokens and nested brackets without building a syntax tree. */
import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import { limits } from '../limits.ts';

const opening: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const closing: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

const tooMuch = (what: string, most: number) =>
  new GraphQLError(`The document requests too much: more than ${most} ${what}.`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });

/**
 * Stops at the first limit, so that a refusal costs little however long the document is.
 * @throws GraphQLError beyond a limit, or if the text is not GraphQL
 */
export function countTokens(text: string): number {
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.documentBytes)
    throw new GraphQLError(`The document is longer than ${limits.documentBytes} bytes.`, {
      extensions: { code: 'PAYLOAD_TOO_LARGE' },
    });
  const lexer = new Lexer(new Source(text));
  let [tokens, depth] = [0, 0];
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    tokens += 1;
    if (tokens > limits.tokens) throw tooMuch('tokens', limits.tokens);
    if (opening.has(kind)) depth += 1;
    else if (closing.has(kind)) depth -= 1;
    // A parser recurses as deep as brackets nest.
    if (depth > limits.brackets) throw tooMuch('nested brackets', limits.brackets);
  }
  return tokens;
}
