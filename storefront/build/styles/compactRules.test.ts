import { expect, it } from 'vitest';
import { compactRules } from './compactRules.ts';

it.each([
  ['.a{top:0;left:0;}.b{top:1px;}', '.a{top:0;left:0}.b{top:1px}'],
  ['@media print{.a{color:rgb(1, 2, 3);}}', '@media print{.a{color:rgb(1,2,3)}}'],
  ['.a{content:", ;}";quotes:\'a, "b\' "c";}', '.a{content:", ;}";quotes:\'a, "b\' "c"}'],
  ['.a{margin:0 auto;width:calc(1px + 2px);}', '.a{margin:0 auto;width:calc(1px + 2px)}'],
])('%j is %j', (css, compact) => expect(compactRules(css)).toBe(compact));
