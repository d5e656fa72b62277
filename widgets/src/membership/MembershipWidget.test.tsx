// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
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
  it('tells each level in order, with how one gets there and what it gives', () => {
    show('Three levels');
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Blad', 'Gren', 'Träd']);
    const second = screen.getByRole('heading', { name: 'Gren' }).closest('li');
    expect(second && within(second).getByText('Från 5 000 kr på ett år')).toBeDefined();
    expect(second && within(second).getByText('Fri frakt på allt')).toBeDefined();
  });

  it('leads to the club', () => {
    show('Three levels');
    expect(screen.getByRole('link', { name: 'Bli medlem' }).getAttribute('href')).toBe('/klubben');
  });

  it('promises nothing that is not written', () => {
    show('One level');
    expect([screen.queryByRole('link'), screen.queryByText(/poängen syns/i)]).toEqual([null, null]);
  });
});
