import { describe, expect, it } from 'vitest';
import { type KeyContext, type KeyPress, planShortcut } from './planShortcut.ts';

const press = (key: string, changes: Partial<KeyPress> = {}): KeyPress => ({
  key,
  isPaletteKey: false,
  hasModifier: false,
  hasShift: false,
  isComposing: false,
  isInField: false,
  ...changes,
});
const page: KeyContext = { hasSingleKeys: true, over: 'nothing', sinceG: undefined };
const paletteKey = press('k', { isPaletteKey: true, hasModifier: true });

/** `begin`, the action, or `-` for nothing. */
function planned(pressed: KeyPress, changes: Partial<KeyContext> = {}): string {
  const plan = planShortcut(pressed, { ...page, ...changes });
  return plan.kind === 'act' ? plan.action : plan.kind === 'begin' ? 'begin' : '-';
}

describe('a key', () => {
  it.each([
    ['/', 'search'],
    ['?', 'shortcuts'],
    ['j', 'next'],
    ['k', 'previous'],
    ['s', 'quickShop'],
    ['h', 'favourite'],
    ['c', 'compare'],
    ['f', 'filter'],
    ['g', 'begin'],
    ['v', '-'],
    ['l', '-'],
    ['x', '-'],
    ['Enter', '-'],
    ['Tab', '-'],
    // With Caps Lock.
    ['J', 'next'],
    ['G', 'begin'],
    ['constructor', '-'],
  ])('%s alone does %s', (key, expected) => {
    expect(planned(press(key))).toBe(expected);
  });

  it.each([
    ['v', 0, 'cart'],
    ['f', 1500, 'favourites'],
    ['l', 10, 'market'],
    ['V', 10, 'cart'],
    // A sequence that leads nowhere ends, and its second key does not act by itself.
    ['j', 10, '-'],
    ['?', 10, '-'],
    ['g', 10, '-'],
    ['f', 1501, 'filter'],
    ['v', 1501, '-'],
  ])('%s, %d ms after G, does %s', (key, sinceG, expected) => {
    expect(planned(press(key), { sinceG })).toBe(expected);
  });

  it.each([
    ['?', { hasShift: true }, 'shortcuts'],
    ['/', { hasShift: true }, 'search'],
    ['J', { hasShift: true }, '-'],
    ['j', { hasModifier: true }, '-'],
    ['/', { isInField: true }, '-'],
    ['g', { isInField: true }, '-'],
    ['j', { isComposing: true }, '-'],
  ] as const)('%s with %o does %s', (key, changes, expected) => {
    expect(planned(press(key, changes))).toBe(expected);
  });

  it.each([
    [{ over: 'replaceable' }, '-'],
    [{ over: 'other' }, '-'],
    [{ hasSingleKeys: false }, '-'],
  ] as const)('alone with %o does %s', (context, expected) => {
    for (const key of ['/', '?', 'j', 'g', 's'])
      expect(planned(press(key), context)).toBe(expected);
    expect(planned(press('v'), { ...context, sinceG: 1 })).toBe(expected);
  });
});

describe('Ctrl K', () => {
  it.each([
    [{}, {}, 'palette'],
    [{ isInField: true }, {}, 'palette'],
    [{}, { hasSingleKeys: false }, 'palette'],
    [{}, { over: 'replaceable' }, 'palette'],
    [{}, { sinceG: 1 }, 'palette'],
    [{}, { over: 'other' }, '-'],
    [{ isComposing: true }, {}, '-'],
  ] as const)('with %o and %o does %s', (changes, context, expected) => {
    expect(planned({ ...paletteKey, ...changes }, context)).toBe(expected);
  });
});
