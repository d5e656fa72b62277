import { expect, it } from 'vitest';
import { bareReact } from './bareReact.ts';

it.each([
  '<main class="a" id="main"><h1>Kappor &amp; jackor</h1><a href="/p/alma" data-x="1">Alma</a></main>',
  '<label for="size">Storlek</label><input type="radio" disabled="" name="size"/>',
  '<p style="--share:0.5">49 kr</p><svg viewBox="0 0 24 24"><path d="M0 0"></path></svg>',
])('%s is rendered to the same markup', (html) => {
  expect(bareReact(html)()).toBe(`<div>${html}</div>`);
});
