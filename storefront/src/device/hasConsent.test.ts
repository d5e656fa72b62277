// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { consent } from './consent.ts';
import { browserCookies } from './cookies.ts';
import { hasConsent } from './hasConsent.ts';

beforeEach(() => {
  browserCookies.remove('consent');
  browserCookies.write('other-consent', 'statistics');
});

it('there is none before a decision', () => expect(hasConsent()).toBe(false));

it.each([
  [[], false],
  [['statistics'], true],
  [['personal'], true],
  [['statistics', 'personal'], true],
])('after a decision for %j: %s', (accepted, expected) => {
  consent.decide(accepted);
  expect(hasConsent()).toBe(expected);
});
