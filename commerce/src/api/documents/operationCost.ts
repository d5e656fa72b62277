/**
 * Estimates how many fields an answer will have before it is made: a field within a list counts as often as the list has
 * entries. `take` says how many entries the lists directly within its field have; other lists are taken to be as long as
 * they usually are. What an operation begins with costs more, since that is where the shop searches and writes.
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

/** Within which field a selection stands. */
interface Within {
  /** Whether its fields are the operation's own. */
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

/** @throws GraphQLError when the operation, or one page of it, is larger than any may be */
export function operationCost({ schema, operation, fragments, variables }: CostRequest): number {
  const spreads = new Map<string, number>();

  function takeOf({ arguments: given }: FieldNode): number | undefined {
    const value = given?.find(({ name }) => name.value === 'take')?.value;
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
        `take is ${take}, at most ${limits.take}; ask for the rest page by page with skip.`,
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

  function ofFragment(name: string, place: Within): number {
    const key = `${name} ${place.isStart} ${place.pageSize}`;
    const known = spreads.get(key);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const cost =
      fragment && isObjectType(type) ? ofSelection(fragment.selectionSet, type, place) : 0;
    spreads.set(key, cost);
    return cost;
  }

  function ofSelection(
    { selections }: SelectionSetNode,
    parent: GraphQLObjectType,
    place: Within,
  ): number {
    return selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + ofField(node, parent, place);
      return (
        sum +
        (node.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(node.name.value, place)
          : ofSelection(node.selectionSet, parent, place))
      );
    }, 0);
  }

  const root = schema.getRootType(operation.operation);
  const cost = root
    ? ofSelection(operation.selectionSet, root, { isStart: true, pageSize: undefined })
    : 0;
  if (cost > limits.cost)
    throw refusal(
      `The operation asks for too much: about ${cost} fields, at most ${limits.cost}. Take fewer entries or ask in several calls.`,
      'OPERATION_TOO_COSTLY',
    );
  return cost;
}
