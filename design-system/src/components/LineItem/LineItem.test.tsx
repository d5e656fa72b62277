// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LineItem, LineItems } from './LineItem.tsx';

afterEach(cleanup);

describe('LineItem', () => {
  it('stands in the outline where it is told, and otherwise not at all', () => {
    const { rerender } = render(<LineItems><LineItem name="Alma" headingLevel={2} /></LineItems>);
    expect(screen.getByRole('heading', { level: 2, name: 'Alma' })).toBeDefined();
    rerender(<LineItems><LineItem name="Alma" /></LineItems>);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('speaks at once of what could not be done', () => {
    render(<LineItems><LineItem name="Alma" notes={[{ id: 'was', words: 'Nedsatt' }, { id: 'left', words: 'Endast 1 kvar', isUrgent: true }]} /></LineItems>);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Endast 1 kvar']);
  });
});
