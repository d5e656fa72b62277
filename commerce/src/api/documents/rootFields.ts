/** The names of an operation's root fields, including those of its fragments. */
import {
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export function rootFields(
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
): ReadonlySet<string> {
  const names = new Set<string>();
  const spread = new Set<string>();

  function collect({ selections }: SelectionSetNode): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) names.add(node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        for (const definition of definitions)
          if (
            definition.kind === Kind.FRAGMENT_DEFINITION &&
            definition.name.value === node.name.value
          )
            collect(definition.selectionSet);
      }
    }
  }

  collect(operation.selectionSet);
  return names;
}
