/** Parameters of a product in their groups. */
import { facetId } from '@solvik/shop-rules';
import type { ProductView } from '../../catalogue/catalogueReader.ts';
import type { ShownParameter } from '../../catalogue/productFacts.ts';
import type { Locale } from '@solvik/shop';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';
import { localise } from '../../markets/localise.ts';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';

interface ParameterView {
  readonly parameterId: number;
  readonly parameterGroupId: number;
  readonly order: number;
  readonly type: string;
  readonly name: string;
  readonly label?: string;
  readonly value?: string;
  readonly description: string | null;
  readonly identifier: string;
  readonly facetId: string;
  readonly show: boolean;
  readonly showFilter: boolean;
  readonly parameterValueId: number;
}

const ParameterType = builder.objectRef<ParameterView>('ParameterType').implement({
  fields: (t) => ({
    ...required(t, 'Int', 'parameterId', 'parameterGroupId', 'order'),
    ...optional(
      t,
      'String',
      'type',
      'name',
      'label',
      'description',
      'value',
      'identifier',
      'facetId',
    ),
    ...required(t, 'Boolean', 'show', 'showFilter'),
    ...optional(t, 'Int', 'parameterValueId'),
  }),
});

export interface ParameterGroupView {
  readonly parameterGroupId: number;
  readonly productId: number;
  readonly name: string;
  readonly order: number;
  readonly parameters: ParameterView[];
}

export const ParameterGroupType = builder
  .objectRef<ParameterGroupView>('ParameterGroupType')
  .implement({
    fields: (t) => ({
      ...optional(t, 'Int', 'parameterGroupId', 'order'),
      ...required(t, 'Int', 'productId'),
      ...required(t, 'String', 'name'),
      parameters: t.field({
        type: [ParameterType],
        nullable: listNullability,
        resolve: ({ parameters }) => parameters,
      }),
    }),
  });

function viewParameter(
  { value, isShown }: ShownParameter,
  order: number,
  locale: Locale,
): ParameterView {
  return {
    parameterId: value.parameterValueId,
    parameterGroupId: value.parameterGroupId,
    order,
    type: value.swatch ? 'colour' : 'text',
    // Spec section 3 identifies the colour by this name, so it is the same in every language;
    // `label` is what shoppers read.
    name: value.identifier,
    label: localise(value.label, locale),
    description: value.swatch,
    value: localise(value.value, locale),
    identifier: value.identifier,
    facetId: facetId.parameter(value.parameterValueId),
    show: isShown,
    showFilter: value.isFilter,
    parameterValueId: value.parameterValueId,
  };
}

export function viewParameterGroups(
  { indexed, reader }: ProductView,
  groups: readonly { groupId: number; parameters: ShownParameter[] }[],
): ParameterGroupView[] {
  const { locale } = reader.scope;
  const { productGroup } = backEndLanguages[locale];
  return groups.map(({ groupId, parameters }, order) => ({
    parameterGroupId: groupId,
    productId: indexed.id,
    name:
      groupId === 1 ? productGroup : (localise(parameters[0]?.value.label, locale) ?? productGroup),
    order,
    parameters: parameters.map((parameter, at) => viewParameter(parameter, at, locale)),
  }));
}
