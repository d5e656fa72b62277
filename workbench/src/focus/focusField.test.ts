// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { focusField } from './focusField.ts';

const page = `
  <details><fieldset id="field-tiles-0-category-sv"><input aria-label="Sök kategori"></fieldset></details>
  <button id="field-tiles">Lägg till</button>
  <label id="field-heading-sv-label" for="field-heading-sv">Rubrik</label><input id="field-heading-sv" aria-label="Rubrik">
  <button id="field-image-all-file">Välj bild</button>
  <div id="field-query-sv"><input aria-label="Sök urval"></div>
`;
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim();

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a finding leads', () => {
  it.each([
    ['to the control of its id', 'field-heading-sv', 'Rubrik'],
    ['to the text in a language, when it is about all of them', 'field-heading', 'Rubrik'],
    ['to the control within a field', 'field-tiles-0-category', 'Sök kategori'],
    ['to a button', 'field-image', 'Välj bild'],
    ['to a list’s button and not to its items', 'field-tiles', 'Lägg till'],
    ['to the field around a part that has no control', 'field-query-sv-category', 'Sök urval'],
  ])('%s', (_what, id, expected) => {
    document.body.innerHTML = page;
    focusField(document, id);
    expect(focused()).toBe(expected);
  });

  it('into a collapsed section', () => {
    document.body.innerHTML = page;
    focusField(document, 'field-tiles-0-category-sv');
    expect(document.querySelector('details')?.open).toBe(true);
  });
});

describe('a control that is still being loaded', () => {
  const arrive = async () => {
    document
      .querySelector('#field-brand')
      ?.insertAdjacentHTML('beforeend', '<input aria-label="Sök varumärke">');
    await new Promise((done) => setTimeout(done));
  };
  const begin = () => {
    document.body.innerHTML = '<button>Gå till fältet</button><div id="field-brand"></div>';
    return focusField(document, 'field-brand');
  };

  it('is waited for', async () => {
    begin();
    await arrive();
    expect(focused()).toBe('Sök varumärke');
  });

  it.each([
    ['another control is requested', (stop: () => void) => stop()],
    [
      'the editor moves on',
      () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    ],
  ])('is skipped once %s', async (_what, act) => {
    act(begin());
    await arrive();
    expect(focused()).not.toBe('Sök varumärke');
  });
});
