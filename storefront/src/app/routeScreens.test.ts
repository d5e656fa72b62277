import { expect, it } from 'vitest';
import { routeScreens } from './routeScreens.ts';

it.each(Object.entries(routeScreens))('%s loads the file that it names', (path, { load }) => {
  expect(String(load)).toContain(`/routes/${path}.tsx`);
});
