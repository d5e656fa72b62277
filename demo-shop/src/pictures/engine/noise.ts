/** Gradient noise on a fixed lattice: the organic part of outlines, drape and weave. */
import { seededDice } from './numbers.ts';

const order = new Uint8Array(512);
const slopeX = new Float32Array(256);
const slopeY = new Float32Array(256);

function fillLattice(): void {
  const dice = seededDice(20);
  const deck = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(dice() * (i + 1));
    const held = deck[i] ?? 0;
    deck[i] = deck[j] ?? 0;
    deck[j] = held;
  }
  order.set(deck);
  order.set(deck, 256);
  for (let i = 0; i < 256; i++) {
    const angle = dice() * Math.PI * 2;
    slopeX[i] = Math.cos(angle) * 1.5;
    slopeY[i] = Math.sin(angle) * 1.5;
  }
}
fillLattice();

function blend(x0: number, y0: number, x1: number, y1: number, fx: number, fy: number): number {
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = order[(order[x0] ?? 0) + y0] ?? 0;
  const b = order[(order[x1] ?? 0) + y0] ?? 0;
  const c = order[(order[x0] ?? 0) + y1] ?? 0;
  const d = order[(order[x1] ?? 0) + y1] ?? 0;
  const top = (slopeX[a] ?? 0) * fx + (slopeY[a] ?? 0) * fy;
  const topRight = (slopeX[b] ?? 0) * (fx - 1) + (slopeY[b] ?? 0) * fy;
  const low = (slopeX[c] ?? 0) * fx + (slopeY[c] ?? 0) * (fy - 1);
  const lowRight = (slopeX[d] ?? 0) * (fx - 1) + (slopeY[d] ?? 0) * (fy - 1);
  const upper = top + (topRight - top) * u;
  return upper + (low + (lowRight - low) * u - upper) * v;
}

/** Smooth noise, about −1 to 1, one bump per unit. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  return blend(xi & 255, yi & 255, (xi + 1) & 255, (yi + 1) & 255, x - xi, y - yi);
}

/** As `noise`, but repeating every `cellsX` by `cellsY` bumps (whole numbers up to 255), so that tiles have no seam. */
export function wrapNoise(x: number, y: number, cellsX: number, cellsY: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const x0 = ((xi % cellsX) + cellsX) % cellsX;
  const y0 = ((yi % cellsY) + cellsY) % cellsY;
  return blend(x0, y0, (x0 + 1) % cellsX, (y0 + 1) % cellsY, x - xi, y - yi);
}

/** A repeatable number in [0, 1) for a cell of a lattice. */
export function cellHash(x: number, y: number): number {
  let h = Math.imul(x | 0, 0x165667b1) + Math.imul(y | 0, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 13), 0x4cf5ad43);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
