import { expect, it } from 'vitest';
import { withoutJsonAttributes } from './servedJson.ts';

it.each([
  ["import('./sv.json', { with: { type: 'json' } })", "import('./sv.json')"],
  ['import("./sv.json", {\n  with: { type: "json" },\n})', 'import("./sv.json")'],
  ["import('./sv.ts')", "import('./sv.ts')"],
])('%s is served as %s', (code, served) => expect(withoutJsonAttributes(code)).toBe(served));
