import { expect, it } from 'vitest';
import { storySum } from '../storySum.ts';
import { createTreeLocaliser } from './createTreeLocaliser.ts';
import { createLocaliser } from './createLocaliser.ts';

const Voucher = (_props: { readonly figure: string; readonly unit: string }) => null;
const localise = createTreeLocaliser({
  nb: createLocaliser('nb', {}),
  da: createLocaliser('da', {}),
  fi: createLocaliser('fi', {}),
});

const Total = (_props: { readonly amount: object }) => null;

it.each([
  ['nb', '1\u00a0999\u00a0kr', '1\u00a0599,20\u00a0kr'],
  ['fi', '199,90\u00a0€', '159,28\u00a0€'],
] as const)(
  'subtracts the country’s VAT from a sum both ways: in %s %s is %s',
  (language, incVat, exVat) => {
    const { props } = localise(<Total amount={storySum('1 999 kr')} />, language);
    expect(props.amount).toEqual({ incVat, exVat });
  },
);

it.each([
  ['nb', '25', 'kr', '25', 'kr'],
  ['da', '25', 'kr', '25', 'kr.'],
  ['fi', '25', 'kr', '2,50', '€'],
  ['fi', '190', 'kr', '19', '€'],
  ['fi', '20', '%', '20', '%'],
] as const)(
  'reads a figure with its unit as one sum: in %s %s %s is %s %s',
  (language, figure, unit, localFigure, localUnit) => {
    const { props } = localise(<Voucher figure={figure} unit={unit} />, language);
    expect(props).toEqual({ figure: localFigure, unit: localUnit });
  },
);
