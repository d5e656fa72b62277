/** Whether single keys are shortcuts, as this browser remembers it; they are until switched off. */

const key = 'letterShortcuts';
const off = 'off';

/** A choice that could not be stored, and lasts for this page. */
let unstored: boolean | undefined;
const listeners = new Set<() => void>();

function store(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key);
  else localStorage.setItem(key, off);
}

export const letterShortcuts = {
  read(): boolean {
    try {
      return unstored ?? localStorage.getItem(key) !== off;
    } catch {
      return unstored ?? true;
    }
  },
  choose(isOn: boolean): void {
    try {
      store(isOn);
      unstored = undefined;
    } catch {
      unstored = isOn;
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
