/** How much one document may ask for: enough for every screen of the shop, too little to stop it. */
import { GraphQLError, Kind, type ASTVisitor, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode, type ValidationContext } from 'graphql';

export const limits = { depth: 14, fields: 2_000, aliases: 60, bytes: 100_000, brackets: 100 } as const;

interface Measure {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
}

/** Fragments are counted wherever they are spread; each is measured once, so that nesting them cannot explode. */
export function measure(document: DocumentNode): Measure {
  const fragments = new Map(document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));
  const measured = new Map<string, Measure>();
  const open = new Set<string>();

  function ofFragment(name: string): Measure {
    const known = measured.get(name);
    const fragment = fragments.get(name);
    // A fragment that spreads itself is refused by another rule.
    if (known || !fragment || open.has(name)) return known ?? { depth: 0, fields: 0, aliases: 0 };
    open.add(name);
    const size = ofSelection(fragment.selectionSet);
    open.delete(name);
    measured.set(name, size);
    return size;
  }

  function ofSelection({ selections }: SelectionSetNode): Measure {
    return selections.reduce<Measure>(
      (sum, node) => {
        if (node.kind === Kind.FIELD) {
          // Introspection nests deeply by nature; its own cost does not grow with the shop.
          const inner = node.selectionSet && !node.name.value.startsWith('__') ? ofSelection(node.selectionSet) : { depth: 0, fields: 0, aliases: 0 };
          return { depth: Math.max(sum.depth, inner.depth + 1), fields: sum.fields + inner.fields + 1, aliases: sum.aliases + inner.aliases + (node.alias ? 1 : 0) };
        }
        const inner = node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : ofSelection(node.selectionSet);
        return { depth: Math.max(sum.depth, inner.depth), fields: sum.fields + inner.fields, aliases: sum.aliases + inner.aliases };
      },
      { depth: 0, fields: 0, aliases: 0 },
    );
  }

  return document.definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map(({ selectionSet }) => ofSelection(selectionSet))
    .reduce((most, size) => ({ depth: Math.max(most.depth, size.depth), fields: most.fields + size.fields, aliases: most.aliases + size.aliases }), { depth: 0, fields: 0, aliases: 0 });
}

/** A validation rule that refuses documents beyond the limits. */
export function limitRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const size = measure(document);
      for (const key of ['depth', 'fields', 'aliases'] as const) {
        if (size[key] > limits[key]) context.reportError(new GraphQLError(`The document asks for too much: ${key} ${size[key]}, at most ${limits[key]}.`, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }));
      }
    },
  };
}
