import { expect, it } from 'vitest';
import { createRequestGate } from './requestGate.ts';

it('requests are answered immediately, queued while the gate is closed, and then answered in order', () => {
  const answered: string[] = [];
  const gate = createRequestGate();
  const pass = (name: string) => gate.pass(() => void answered.push(name));
  pass('a');
  gate.close();
  pass('b');
  gate.close();
  pass('c');
  expect(answered).toEqual(['a']);
  gate.open();
  pass('d');
  expect(answered).toEqual(['a', 'b', 'c', 'd']);
});
