import { describe, expect, it } from 'vitest';
import { planLightboxKey } from './planLightboxKey.ts';

const three = { zoom: 1, shown: 0, count: 3 };

describe('planLightboxKey', () => {
  it.each([
    [{ ...three, key: 'ArrowRight', shown: 2 }, { kind: 'show', to: 0 }, 'wraps to the first'],
    [{ ...three, key: 'ArrowLeft' }, { kind: 'show', to: 2 }, 'wraps to the last'],
    [{ ...three, key: 'End' }, { kind: 'show', to: 2 }, 'shows the last'],
    [{ ...three, key: 'Home', shown: 2 }, { kind: 'show', to: 0 }, 'shows the first'],
    [{ ...three, key: 'ArrowRight', count: 1 }, undefined, 'does nothing with one picture'],
    [{ ...three, key: 'ArrowDown' }, undefined, 'does nothing where all is shown'],
    [{ ...three, key: '+' }, { kind: 'zoom', to: 1.5 }, 'zooms in by half'],
    [{ ...three, key: '=', zoom: 1.93 }, { kind: 'zoom', to: 2.4 }, 'zooms in, in tenths'],
    [{ ...three, key: '+', zoom: 3.8 }, { kind: 'zoom', to: 4 }, 'stops at four times'],
    [{ ...three, key: '+', zoom: 4 }, undefined, 'does nothing at four times'],
    [{ ...three, key: '-', zoom: 1.2 }, { kind: 'zoom', to: 1 }, 'stops at the whole picture'],
    [{ ...three, key: '-' }, undefined, 'does nothing at the whole picture'],
    [{ ...three, key: '0', zoom: 3 }, { kind: 'zoom', to: 1 }, 'resets'],
    [{ ...three, key: 'ArrowUp', zoom: 2 }, { kind: 'pan', x: 0, y: -0.25 }, 'pans up'],
    [{ ...three, key: 'ArrowRight', zoom: 2 }, { kind: 'pan', x: 0.25, y: 0 }, 'pans right'],
    [{ ...three, key: 'End', zoom: 2 }, undefined, 'keeps an enlarged picture'],
    [{ ...three, key: 'ArrowRight', isOnSlider: true }, undefined, 'moves the slider it is on'],
    [{ ...three, key: '+', isOnSlider: true }, { kind: 'zoom', to: 1.5 }, 'zooms on the slider'],
    [{ ...three, key: 'Tab' }, undefined, 'is left to the page'],
  ])('by %o does %o: it %s', (press, action, _outcome) => {
    expect(planLightboxKey(press)).toEqual(action);
  });
});
