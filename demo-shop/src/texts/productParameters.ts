import type { Localised } from '@solvik/shop';
import type { ParameterDraft } from '@solvik/commerce';
import { colours } from '../colours.ts';
import { garmentKinds } from '../garments/garmentKinds.ts';
import { type Material, materials } from '../garments/materials.ts';
import type { PlannedProduct } from '../planShop.ts';
import type { Badge, ParameterName } from '../words/shopSentences.ts';
import { inEachLocale } from '../words/shopWordsByLocale.ts';
import { certificateNames, styleFacts } from './productTexts.ts';

/** The shop reads the colour from group 1 (spec section 3). */
const groups: Readonly<Record<ParameterName, number>> = {
  Color: 1,
  Material: 2,
  Fit: 2,
  Pattern: 2,
  Laundry: 3,
  ProducedIn: 3,
  ModelHeight: 4,
  ModelSize: 4,
  Badge: 5,
  Certificate: 5,
  Condition: 5,
};
const filters: ReadonlySet<ParameterName> = new Set([
  'Color',
  'Material',
  'Fit',
  'Pattern',
  'Condition',
]);

function parameter(identifier: ParameterName, value: Localised, swatch?: string): ParameterDraft {
  return {
    groupId: groups[identifier],
    identifier,
    label: inEachLocale((words) => words.sentences.parameters[identifier]),
    value,
    isFilter: filters.has(identifier),
    isShown: identifier !== 'Badge',
    ...(swatch && { swatch }),
  };
}

const badge = (key: Badge) =>
  parameter(
    'Badge',
    inEachLocale((words) => words.sentences.badges[key]),
  );

/**
 * A product's parameters to read and to filter by; badges only where they are true, “Certified”
 * only with its certificate.
 */
export function productParameters(
  seed: string,
  product: PlannedProduct,
  isBestseller: boolean,
): ParameterDraft[] {
  const { style, preloved, colour } = product;
  const material: Material = materials[style.material];
  const { family } = garmentKinds[style.kind];
  const facts = styleFacts(seed, product);
  const parameters = [
    parameter(
      'Color',
      inEachLocale((words) => words.colours[colour].label),
      colours[colour],
    ),
    parameter(
      'Material',
      inEachLocale((words) => words.materials[style.material].label),
    ),
    parameter(
      'Pattern',
      inEachLocale((words) => words.sentences.patterns[style.print]),
    ),
    parameter(
      'Laundry',
      inEachLocale((words) => words.care[material.care].label),
    ),
    parameter(
      'ProducedIn',
      inEachLocale((words) => words.sentences.countries[facts.country]),
    ),
  ];
  if (!['shoes', 'bags', 'accessories'].includes(family))
    parameters.push(
      parameter(
        'Fit',
        inEachLocale((words) => words.fits[style.fit].label),
      ),
    );
  if (facts.modelHeight && !preloved) {
    parameters.push(
      parameter(
        'ModelHeight',
        inEachLocale(() => `${facts.modelHeight}\u00a0cm`),
      ),
      parameter(
        'ModelSize',
        inEachLocale(() => facts.modelSize),
      ),
    );
  }
  if (preloved) {
    parameters.push(
      parameter(
        'Condition',
        inEachLocale((words) => words.sentences.conditions[preloved.condition].label),
      ),
      badge('preloved'),
    );
    return parameters;
  }
  if (product.availableIn > 0) parameters.push(badge('coming-soon'));
  else if (product.availableIn > -14) parameters.push(badge('new'));
  else if (isBestseller) parameters.push(badge('bestseller'));
  const { certificate } = material;
  if (certificate)
    parameters.push(
      badge('sustainable'),
      parameter(
        'Certificate',
        inEachLocale(() => certificateNames[certificate]),
      ),
    );
  return parameters;
}
