import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from './isEmail.ts';

describe('an e-mail address', () => {
  it.each(['astrid@example.se', 'a.b+c@sub.example.co', 'åsa@exempel.se', 'x@blåbär.se'])(
    '%j can be one',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each([
    '',
    'astrid',
    'astrid@',
    'astrid@example',
    '@example.se',
    'a b@example.se',
    'a@b@example.se',
    'a@example..se',
    'a@example.se\nBcc: x@y.se',
    'Astrid <a@example.se>',
    'a@example.se,b@example.se',
    '<script>@example.se',
    ' a@example.se',
    `${'a'.repeat(250)}@b.se`,
  ])('%j cannot', (text) => expect(isEmail(text)).toBe(false));
  it('is compared without regard to case and surrounding space', () =>
    expect(normaliseEmail(' Astrid@Example.SE ')).toBe('astrid@example.se'));
});
