// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Card, cardTones } from './Card.tsx';

afterEach(cleanup);

describe('Card', () => {
  it('adds nothing to the accessibility tree, whatever its tone', async () => {
    const { container } = render(
      cardTones.map((tone) => <Card key={tone} tone={tone}>{`Kort ${tone}`}</Card>),
    );
    expect(await announcedWords(container)).toEqual(['Kort sheet', 'Kort tint', 'Kort shade']);
  });

  it.each([
    { as: 'section', role: 'region' },
    { as: 'article', role: 'article' },
    { as: 'aside', role: 'complementary' },
  ] as const)('is a named $role when it is rendered as $as', ({ as, role }) => {
    render(
      <Card as={as} aria-label="Order 1001">
        Levererad
      </Card>,
    );
    expect(screen.getByRole(role, { name: 'Order 1001' }).textContent).toBe('Levererad');
  });

  it('is a list item when it is rendered as li', () => {
    render(
      <ul>
        <Card as="li">Hemma</Card>
        <Card as="li">Arbetet</Card>
      </ul>,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hemma',
      'Arbetet',
    ]);
  });
});
