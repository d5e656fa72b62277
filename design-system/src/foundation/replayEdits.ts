/** Replays to a page that is being hydrated what was typed and chosen in it before. */

const isToggle = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

/**
 * React distinguishes an edit from its own writing by the last value that was written through the
 * element itself.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  // Numbers and e-mail addresses have no caret to read.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function toggleAgain(field: HTMLInputElement): void {
  const { checked, defaultChecked, type } = field;
  // Of radios the chosen one implies the others, too.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  field.checked = !checked;
  field.click();
}

function chooseAgain(field: HTMLSelectElement): void {
  const options = [...field.options];
  const atFirst =
    field.multiple || options.some(({ defaultSelected }) => defaultSelected)
      ? options.map(({ defaultSelected }) => defaultSelected)
      : options.map((_, place) => place === 0);
  if (options.some(({ selected }, index) => selected !== atFirst[index]))
    field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Repeats, as the visitor's own events, each edit of a field in `place` that differs from the
 * server's markup, so that the components receive what was done before their scripts had loaded.
 * Call it once, in the effect of what has just been hydrated.
 */
export function replayEdits(container: ParentNode): void {
  for (const field of container.querySelectorAll('input, select, textarea')) {
    if (field instanceof HTMLSelectElement) chooseAgain(field);
    else if (field instanceof HTMLTextAreaElement) typeAgain(field);
    else if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    else if (isToggle(field)) toggleAgain(field);
    else if (field.type !== 'file') typeAgain(field);
    else if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
