import type { CurrencyDefinition } from '../src/shapes.ts';

const noBreakSpace = '\u00A0';

export const currencyDefinitions = {
  NOK: {
    name: 'Norsk krone',
    symbol: 'kr',
    symbolPosition: 'after',
    thousands: noBreakSpace,
    decimalMark: ',',
    decimals: 'when-needed',
    roundsTo: 100,
    endsBelow: { step: 1_000, below: 100 },
  },
  EUR: {
    name: 'Euro',
    symbol: '€',
    symbolPosition: 'after',
    thousands: noBreakSpace,
    decimalMark: ',',
    decimals: 'always',
    roundsTo: 10,
    endsBelow: { step: 100, below: 10 },
  },
} as const satisfies Readonly<Record<string, CurrencyDefinition>>;
