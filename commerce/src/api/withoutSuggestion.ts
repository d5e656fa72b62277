/**
 * Removes the suggestions that graphql-js adds to its errors: similar names would reveal the schema
 * bit by bit.
 */
import { GraphQLError } from 'graphql';

const suggestion = / Did you mean .+\?$/su;

export function withoutSuggestion(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  return suggestion.test(message)
    ? new GraphQLError(message.replace(suggestion, ''), {
        nodes,
        source,
        positions,
        path,
        extensions,
      })
    : error;
}
