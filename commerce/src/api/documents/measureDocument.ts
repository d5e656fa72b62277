/** How deep and wide a document is once its fragments are spread out. */
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { limits } from '../limits.ts';

export interface DocumentMeasure {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
}

const nothing: DocumentMeasure = { depth: 0, fields: 0, aliases: 0 };

/**
 * Fragments are counted wherever they are spread; each is measured once, so that nesting them
 * cannot explode.
 */
export function measureDocument({ definitions }: DocumentNode): DocumentMeasure {
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const measured = new Map<string, DocumentMeasure>();
  const open = new Set<string>();

  function ofFragment(name: string): DocumentMeasure {
    const cached = measured.get(name);
    const fragment = fragments.get(name);
    // A fragment that spreads itself is refused by another rule.
    if (cached || !fragment || open.has(name)) return cached ?? nothing;
    open.add(name);
    const size = ofSelection(fragment.selectionSet);
    open.delete(name);
    measured.set(name, size);
    return size;
  }

  function ofSelection({ selections }: SelectionSetNode): DocumentMeasure {
    return selections.reduce<DocumentMeasure>((sum, node) => {
      if (node.kind === Kind.FIELD) {
        // Introspection is nested deeply by nature; its cost does not grow with the shop.
        const inner =
          node.selectionSet && !node.name.value.startsWith('__')
            ? ofSelection(node.selectionSet)
            : nothing;
        return {
          depth: Math.max(sum.depth, inner.depth + 1),
          fields: sum.fields + inner.fields + 1,
          aliases: sum.aliases + inner.aliases + (node.alias ? 1 : 0),
        };
      }
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(node.name.value)
          : ofSelection(node.selectionSet);
      return {
        depth: Math.max(sum.depth, inner.depth),
        fields: sum.fields + inner.fields,
        aliases: sum.aliases + inner.aliases,
      };
    }, nothing);
  }

  return definitions.reduce<DocumentMeasure>((most, node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return most;
    const size = ofSelection(node.selectionSet);
    return {
      depth: Math.max(most.depth, size.depth),
      fields: most.fields + size.fields,
      aliases: most.aliases + size.aliases,
    };
  }, nothing);
}

/** Checked before validation, whose own cost grows faster than the document. */
export function findTooLarge(document: DocumentNode): GraphQLError | undefined {
  const size = measureDocument(document);
  const over = (['depth', 'fields', 'aliases'] as const).find((key) => size[key] > limits[key]);
  return (
    over &&
    new GraphQLError(
      `The document requests too much: ${over} ${size[over]}, at most ${limits[over]}.`,
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    )
  );
}
