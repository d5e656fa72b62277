import { beforeEach, expect, it } from 'vitest';
import { useToast } from './toast.ts';

const state = () => useToast.getState();

beforeEach(() => useToast.setState(useToast.getInitialState(), true));

it('shows a message at the top right for five seconds unless told otherwise', () => {
  state().say('Sparad');
  expect(state().current).toMatchObject({
    message: 'Sparad',
    placement: 'top-right',
    timeout: 5000,
  });
  state().say('Det gick inte', {
    mode: 'error',
    standsAt: '#cart',
    placement: 'bottom',
    timeout: 8000,
  });
  expect(state().current).toMatchObject({
    message: 'Det gick inte',
    mode: 'error',
    standsAt: '#cart',
    placement: 'bottom',
    timeout: 8000,
  });
});

it('puts a new message, even the same words, in the place of the last, with its own time', () => {
  state().say('Sparad');
  const first = state().current?.id;
  state().say('Sparad');
  expect(state().current?.id).not.toBe(first);
  expect(state().current).not.toHaveProperty('standsAt');
});

it('clears', () => {
  state().say('Sparad');
  state().clear();
  expect(state().current).toBeUndefined();
});
