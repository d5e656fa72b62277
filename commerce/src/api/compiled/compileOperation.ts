/**
 * Turns a query into steps that are prepared once: which resolver, which type, which fields inside
 * it. Per call, only resolving, serializing and freezing are left. Handles successful calls only:
 * on any error it throws, and the caller lets graphql-js answer with its usual errors.
 */
import {
  defaultFieldResolver,
  getArgumentValues,
  GraphQLString,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import {
  type Complete,
  completeLeaf,
  completeList,
  completeObject,
  required,
  type Step,
} from './complete.ts';

/**
 * The operation uses something that is not compiled: directives, abstract types, or it is not a
 * query.
 */
class Unknown extends Error {}

export interface CompileRequest {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

interface Compiled {
  readonly complete: Complete;
  /** Whether nothing inside it takes arguments. */
  readonly isPlain: boolean;
}

/** Undefined for an operation that graphql-js has to run. */
export function compileOperation({
  schema,
  operation,
  fragments,
}: CompileRequest): Complete | undefined {
  function collect(
    { selections }: SelectionSetNode,
    type: GraphQLObjectType,
    found: Map<string, FieldNode[]>,
  ): Map<string, FieldNode[]> {
    for (const node of selections) {
      if (node.directives?.length) throw new Unknown();
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        found.set(key, [...(found.get(key) ?? []), node]);
        continue;
      }
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      const condition = fragment?.typeCondition?.name.value ?? type.name;
      if (!fragment || condition !== type.name) throw new Unknown();
      collect(fragment.selectionSet, type, found);
    }
    return found;
  }

  function completeOf(type: GraphQLOutputType, nodes: readonly FieldNode[]): Compiled {
    if (isNonNullType(type)) {
      const inner = completeOf(type.ofType, nodes);
      return { ...inner, complete: required(inner.complete) };
    }
    if (isListType(type)) {
      const inner = completeOf(type.ofType, nodes);
      return { ...inner, complete: completeList(inner.complete) };
    }
    if (isLeafType(type)) return { complete: completeLeaf(type), isPlain: true };
    if (!isObjectType(type)) throw new Unknown();
    const found = new Map<string, FieldNode[]>();
    for (const { selectionSet } of nodes) if (selectionSet) collect(selectionSet, type, found);
    return objectOf(type, found);
  }

  function stepOf(
    key: string,
    type: GraphQLObjectType,
    nodes: readonly FieldNode[],
  ): Step & { readonly isPlain: boolean } {
    const [node] = nodes;
    if (node?.name.value === '__typename')
      return {
        key,
        resolve: () => type.name,
        argsOf: undefined,
        complete: completeLeaf(GraphQLString),
        isPlain: true,
      };
    const field = node && type.getFields()[node.name.value];
    if (!node || !field) throw new Unknown();
    const { complete, isPlain } = completeOf(field.type, nodes);
    const argsOf =
      field.args.length === 0
        ? undefined
        : (variables: Record<string, unknown>) => getArgumentValues(field, node, variables);
    const resolve =
      !field.resolve || field.resolve === defaultFieldResolver
        ? (source: object): unknown => Reflect.get(source, field.name)
        : field.resolve;
    return { key, resolve, argsOf, complete, isPlain: isPlain && argsOf === undefined };
  }

  function objectOf(
    type: GraphQLObjectType,
    found: ReadonlyMap<string, readonly FieldNode[]>,
  ): Compiled {
    const steps = [...found].map(([key, nodes]) => stepOf(key, type, nodes));
    const isPlain = steps.every((step) => step.isPlain);
    return { complete: completeObject(type.name, { steps, isPlain }), isPlain };
  }

  const root = schema.getQueryType();
  if (operation.operation !== 'query' || !root || operation.directives?.length) return undefined;
  try {
    return objectOf(root, collect(operation.selectionSet, root, new Map())).complete;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}
