/**
 * Estimates how many fields a response will have before it is computed: a field within a list
 * counts as often as the list has entries. `take` is the number of entries of the lists directly
 * within its field; other lists are assumed to have their usual length. Root fields cost more,
 * since that is where the shop searches and writes.
 */
import {
  GraphQLError,
  Kind,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { limits } from '../limits.ts';

export type Variables = Readonly<Record<string, unknown>>;

const startCosts: Readonly<Record<string, number>> = { products: 10_000 };
const startCost = { query: 1_000, mutation: 5_000, subscription: 5_000 } as const;
const usualLength = { start: 50, within: 5 } as const;
const usualTake = 20;

/** The field that contains a selection. */
interface Within {
  /** Whether its fields are root fields. */
  readonly isStart: boolean;
  /** Entries of the lists directly in it. */
  readonly pageSize: number | undefined;
}

export interface CostRequest {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
}

const refusal = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code } });

/** @throws GraphQLError if the operation, or one page of it, exceeds the limit */
export function operationCost({ schema, operation, fragments, variables }: CostRequest): number {
  const spreads = new Map<string, number>();

  function takeOf({ arguments: args }: FieldNode): number | undefined {
    const value = args?.find(({ name }) => name.value === 'take')?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind !== Kind.VARIABLE) return undefined;
    const fallback = operation.variableDefinitions?.find(
      ({ variable }) => variable.name.value === value.name.value,
    )?.defaultValue;
    const chosen =
      variables[value.name.value] ??
      (fallback?.kind === Kind.INT ? Number(fallback.value) : undefined);
    return typeof chosen === 'number' ? chosen : undefined;
  }

  function pageSizeOf(node: FieldNode): number {
    const take = takeOf(node) ?? usualTake;
    if (take > limits.take)
      throw refusal(
        `take is ${take}, at most ${limits.take}; request the rest page by page with skip.`,
        'BAD_USER_INPUT',
      );
    return Math.max(0, take);
  }

  function ofField(
    node: FieldNode,
    parent: GraphQLObjectType,
    { isStart, pageSize }: Within,
  ): number {
    const field = parent.getFields()[node.name.value];
    const own = isStart ? (startCosts[node.name.value] ?? startCost[operation.operation]) : 1;
    if (!field || !node.selectionSet) return own;
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return own;
    const isPaged = field.args.some(({ name }) => name === 'take');
    const inner = ofSelection(node.selectionSet, type, {
      isStart: false,
      pageSize: isPaged ? pageSizeOf(node) : undefined,
    });
    if (!isListType(getNullableType(field.type))) return own + inner;
    return own + inner * (pageSize ?? (isStart ? usualLength.start : usualLength.within));
  }

  function ofFragment(name: string, scope: Within): number {
    const key = `${name} ${scope.isStart} ${scope.pageSize}`;
    const cached = spreads.get(key);
    if (cached !== undefined) return cached;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const cost =
      fragment && isObjectType(type) ? ofSelection(fragment.selectionSet, type, scope) : 0;
    spreads.set(key, cost);
    return cost;
  }

  function ofSelection(
    { selections }: SelectionSetNode,
    parent: GraphQLObjectType,
    scope: Within,
  ): number {
    return selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + ofField(node, parent, scope);
      return (
        sum +
        (node.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(node.name.value, scope)
          : ofSelection(node.selectionSet, parent, scope))
      );
    }, 0);
  }

  const root = schema.getRootType(operation.operation);
  const cost = root
    ? ofSelection(operation.selectionSet, root, { isStart: true, pageSize: undefined })
    : 0;
  if (cost > limits.cost)
    throw refusal(
      `The operation requests too much: about ${cost} fields, at most ${limits.cost}. Take fewer entries or split it into several calls.`,
      'OPERATION_TOO_COSTLY',
    );
  return cost;
}
