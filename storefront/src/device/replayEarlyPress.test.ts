// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { replayEarlyPress } from './replayEarlyPress.ts';

it('clicks the button pressed early, once', () => {
  document.body.innerHTML = '<button>Meny</button><button data-is-pressed-early="">Filter</button>';
  const pressed = vi.fn();
  document.body.addEventListener('click', ({ target }) => pressed((target as Element).textContent));
  replayEarlyPress(document);
  replayEarlyPress(document);
  expect(pressed.mock.calls).toEqual([['Filter']]);
});

it('does nothing if no button was pressed', () => {
  document.body.innerHTML = '<button>Meny</button>';
  const pressed = vi.fn();
  document.body.addEventListener('click', pressed);
  replayEarlyPress(document);
  expect(pressed).not.toHaveBeenCalled();
});
