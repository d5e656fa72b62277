import { expect, it } from 'vitest';
import { kindTester } from './kindNames.ts';

it.each([
  ['sv', 'Dunjacka Gorm', 'jackor', true],
  ['sv', 'Jackor i dun', 'jacka', true],
  ['sv', 'Jackficka i ull', 'jackor', false],
  // A figure is no watch.
  ['sv', 'Figur i ull', 'ur', false],
] as const)('in %s %s is of the kind %s: %s', (locale, name, kind, isOfKind) => {
  expect(kindTester(locale)(name, kind)).toBe(isOfKind);
});
