/** Whether the visitor has opened the question of consent to change an earlier decision. */

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const consentRequest = {
  isOpen: (): boolean => isOpen,
  open: (): void => set(true),
  close: (): void => set(false),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
