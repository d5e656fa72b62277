// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { replayEdits } from './replayEdits.ts';

const sizes = ['36', '38', '40'];

/** Controls every field's value itself, and records the changes it received. */
function ControlledForm({
  onState,
  answers,
}: {
  readonly onState: (state: object) => void;
  readonly answers: boolean;
}) {
  const [state, setState] = useState({
    size: '36',
    name: '',
    news: false,
    country: 'SE',
    note: '',
  });
  const keep = (change: Partial<typeof state>) => setState((before) => ({ ...before, ...change }));
  useEffect(() => {
    if (answers) replayEdits(document);
  }, [answers]);
  useEffect(() => onState(state));
  return (
    <form>
      {sizes.map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          value={size}
          checked={state.size === size}
          onChange={() => keep({ size })}
        />
      ))}
      <input
        name="name"
        value={state.name}
        onChange={({ target }) => keep({ name: target.value })}
      />
      <input
        type="checkbox"
        name="news"
        checked={state.news}
        onChange={({ target }) => keep({ news: target.checked })}
      />
      <select
        name="country"
        value={state.country}
        onChange={({ target }) => keep({ country: target.value })}
      >
        <option>SE</option>
        <option>NO</option>
      </select>
      <textarea
        name="note"
        value={state.note}
        onChange={({ target }) => keep({ note: target.value })}
      />
    </form>
  );
}

function field<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}

afterEach(() => {
  document.body.innerHTML = '';
});

/** Renders the form as the server does, lets it be edited, and hydrates it. */
async function edited(edit: () => void, answers = true) {
  let last: object = {};
  const form = (
    <ControlledForm
      answers={answers}
      onState={(state) => {
        last = state;
      }}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  edit();
  const root = await act(async () => hydrateRoot(container, form));
  const state = last;
  const shown = {
    size: sizes.filter((size) => field(`[value="${size}"]`, HTMLInputElement).checked).join(),
    name: field('[name=name]', HTMLInputElement).value,
    news: field('[name=news]', HTMLInputElement).checked,
    country: field('select', HTMLSelectElement).value,
    note: field('textarea', HTMLTextAreaElement).value,
  };
  await act(async () => root.unmount());
  return { state, shown };
}

const untouched = { size: '36', name: '', news: false, country: 'SE', note: '' };

describe('edits made before the page answers', () => {
  it.each([
    ['a size chosen', () => field('[value="38"]', HTMLInputElement).click(), { size: '38' }],
    [
      'a name typed',
      () => {
        field('[name=name]', HTMLInputElement).value = 'Åsa';
      },
      { name: 'Åsa' },
    ],
    [
      'the newsletter requested',
      () => field('[name=news]', HTMLInputElement).click(),
      { news: true },
    ],
    [
      'another country',
      () => {
        field('select', HTMLSelectElement).value = 'NO';
      },
      { country: 'NO' },
    ],
    [
      'a note',
      () => {
        field('textarea', HTMLTextAreaElement).value = 'Ring på\nbakdörren';
      },
      { note: 'Ring på\nbakdörren' },
    ],
  ])('are received once it does: %s', async (_, edit, change) => {
    const { state, shown } = await edited(edit);
    expect(state).toEqual({ ...untouched, ...change });
    expect(shown).toEqual({ ...untouched, ...change });
  });

  it('are lost without it, and nothing is invented where nothing was edited', async () => {
    expect(
      (await edited(() => field('[value="38"]', HTMLInputElement).click(), false)).state,
    ).toEqual(untouched);
    expect((await edited(() => undefined)).state).toEqual(untouched);
  });

  it('leave the caret in its position', () => {
    document.body.innerHTML = '<input value="">';
    const name = field('input', HTMLInputElement);
    name.value = 'Astrid';
    name.setSelectionRange(2, 4);
    replayEdits(document);
    expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['Astrid', 2, 4]);
  });
});
