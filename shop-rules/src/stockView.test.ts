import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockState, viewStock } from './stockView.ts';

/** `5+2~1-3`: 5 on hand, 2 may be oversold, 1 at the supplier, 3 reserved. */
function read(text: string) {
  const [, onHand, oversellable, held, reserved] = /^(\d+)\+(\d+)~(\d+)-(\d+)$/.exec(text) ?? [];
  return {
    onHand: Number(onHand),
    oversellable: Number(oversellable),
    static: Number(held),
    reserved: Number(reserved),
  };
}

describe('the state of a size', () => {
  it.each([
    ['0+0~0-0', 1, 'OUT_OF_STOCK'],
    ['5+0~0-5', 1, 'OUT_OF_STOCK'],
    ['0+3~0-0', 1, 'OVERSELLABLE'],
    ['2+3~0-0', 1, 'FEW_LEFT'],
    ['2+3~0-0', 3, 'OVERSELLABLE'],
    ['0+0~4-0', 1, 'STATIC'],
    ['1+0~4-0', 2, 'STATIC'],
    ['1+1~4-0', 2, 'OVERSELLABLE'],
    ['5+0~0-0', 1, 'FEW_LEFT'],
    ['6+0~0-0', 1, 'IN_STOCK'],
    ['9+0~0-4', 1, 'FEW_LEFT'],
  ] as const)('%s, %i wanted: %s', (text, quantity, state) => {
    expect(stockState(viewStock(read(text)), quantity)).toBe(state);
  });

  it('never shows more than the stock, nor less than zero', () => {
    const count = fc.integer({ min: 0, max: 50 });
    fc.assert(
      fc.property(count, count, count, count, (onHand, oversellable, held, reserved) => {
        const view = viewStock({ onHand, oversellable, static: held, reserved });
        expect(view.totalStock).toBe(Math.max(0, onHand + oversellable + held - reserved));
        expect(Math.min(view.inStock, view.oversellable, view.static)).toBeGreaterThanOrEqual(0);
      }),
      { seed: 5 },
    );
  });
});
