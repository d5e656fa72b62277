import { expect, it } from 'vitest';
import { storySum } from '../storySum.ts';
import { createSpeaker } from './speakTree.ts';
import { tellIn } from './tellIn.ts';

const Voucher = (_props: { readonly figure: string; readonly unit: string }) => null;
const speak = createSpeaker({ nb: tellIn('nb', {}), da: tellIn('da', {}), fi: tellIn('fi', {}) });

const Total = (_props: { readonly amount: object }) => null;

it.each([
  ['nb', '1\u00a0999\u00a0kr', '1\u00a0599,20\u00a0kr'],
  ['fi', '199,90\u00a0€', '159,28\u00a0€'],
] as const)(
  'takes the country’s VAT off a sum both ways: in %s %s is %s',
  (language, incVat, exVat) => {
    const { props } = speak(<Total amount={storySum('1 999 kr')} />, language);
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
  'tells a figure with its unit as one sum: in %s %s %s is %s %s',
  (language, figure, unit, toldFigure, toldUnit) => {
    const { props } = speak(<Voucher figure={figure} unit={unit} />, language);
    expect(props).toEqual({ figure: toldFigure, unit: toldUnit });
  },
);
