import { expect, it } from 'vitest';
import { onOneLine } from './onOneLine.ts';

it.each([
  ['.a{top:calc(\n      var(--b) + 1px\n    );}', '.a{top:calc(var(--b) + 1px);}'],
  [
    '.a{background:linear-gradient(\n  90deg,\n  red 1%,\n  blue\n);}',
    '.a{background:linear-gradient(90deg, red 1%, blue);}',
  ],
  ['.a{content:"( b )";top:calc(1px + 2px);}', '.a{content:"( b )";top:calc(1px + 2px);}'],
])('%j is %j', (css, printed) => expect(onOneLine(css)).toBe(printed));
