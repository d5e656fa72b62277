// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Divider, dividerTones } from './Divider.tsx';

afterEach(cleanup);

describe('Divider', () => {
  it.each(dividerTones)('separates two sections for screen readers too: %s', (tone) => {
    render(<Divider tone={tone} />);
    expect(screen.getByRole('separator').dataset['tone']).toBe(tone);
  });
});
