// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { pressHeldButton } from './pressHeldButton.ts';

it('presses the button that was pressed early, once', () => {
  document.body.innerHTML = '<button>Meny</button><button data-is-pressed-early="">Filter</button>';
  const pressed = vi.fn();
  document.body.addEventListener('click', ({ target }) => pressed((target as Element).textContent));
  pressHeldButton(document);
  pressHeldButton(document);
  expect(pressed.mock.calls).toEqual([['Filter']]);
});

it('does nothing where no button was pressed', () => {
  document.body.innerHTML = '<button>Meny</button>';
  const pressed = vi.fn();
  document.body.addEventListener('click', pressed);
  pressHeldButton(document);
  expect(pressed).not.toHaveBeenCalled();
});
