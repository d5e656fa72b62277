// @vitest-environment happy-dom
import { Container } from '@solvik/design-system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveFilter } from './leaveFilter.ts';

afterEach(cleanup);

function renderChips(chips: readonly string[]): void {
  render(
    <main>
      <button type="button" data-is-filter>
        Filter
      </button>
      <Container onClick={leaveFilter}>
        {chips.map((chip) => (
          <a key={chip} href="#list" data-is-chosen="">
            <span>{chip}</span>
          </a>
        ))}
        <a href="#list">Clear</a>
        <p>Beside</p>
      </Container>
    </main>,
  );
}

const focused = () => document.activeElement?.textContent;

it.each([
  { chips: ['38', 'Black', 'Wool'], pressed: '38', next: 'Black' },
  { chips: ['38', 'Black', 'Wool'], pressed: 'Wool', next: 'Black' },
  { chips: ['38', 'Black', 'Wool'], pressed: 'Clear', next: 'Filter' },
  { chips: ['38'], pressed: '38', next: 'Filter' },
])('the focus is at $next after $pressed of $chips', ({ chips, pressed, next }) => {
  renderChips(chips);
  fireEvent.click(screen.getByText(pressed));
  expect(focused()).toBe(next);
});

it('the focus stays at a link that is opened elsewhere, and at a press beside the links', () => {
  renderChips(['38', 'Black']);
  screen.getByRole('link', { name: '38' }).focus();
  fireEvent.click(screen.getByText('38'), { ctrlKey: true });
  fireEvent.click(screen.getByText('Beside'));
  expect(focused()).toBe('38');
});
