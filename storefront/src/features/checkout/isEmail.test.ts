import { expect, it } from 'vitest';
import { isEmail } from './isEmail.ts';

it.each(['astrid@example.se', 'a.b+c@sub.example.co', 'åsa@exempel.se', ' astrid@example.se '])(
  '%j is an address',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  '',
  'astrid',
  'astrid@',
  '@example.se',
  'astrid@example',
  'a b@example.se',
  'a@b@example.se',
  'a@example..se',
  `${'a'.repeat(250)}@ex.se`,
  'a@ex.se,b@ex.se',
  '<script>@ex.se',
])('%j is not', (text) => expect(isEmail(text)).toBe(false));
