// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { MembershipWidget } from './MembershipWidget.tsx';

afterEach(cleanup);

const show = (example: string, changes: Readonly<Record<string, unknown>> = {}) =>
  render(
    <MembershipWidget
      {...storySurroundings}
      headingLevel={2}
      data={undefined}
      configuration={exampleOf('membership', example, changes)}
    />,
  );

describe('membership', () => {
  it('lists each level in order, with its conditions and benefits', () => {
    show('Three levels');
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Blad', 'Gren', 'Träd']);
    const second = screen.getByRole('heading', { name: 'Gren' }).closest('li');
    expect(second).toHaveTextContent('Från 5 000 kr på ett år');
    expect(second).toHaveTextContent('Fri frakt på allt');
  });

  it('links to the club', () => {
    show('Three levels');
    expect(screen.getByRole('link', { name: 'Bli medlem' }).getAttribute('href')).toBe('/klubben');
  });

  it('promises nothing that is not written', () => {
    show('One level');
    expect([screen.queryByRole('link'), screen.queryByText(/poängen syns/i)]).toEqual([null, null]);
  });
});
