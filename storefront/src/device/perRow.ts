/**
 * How many cards of a list stand in a row, as this browser remembers it. The boot script sets it on
 * the document before the first paint, and the grid's style sheet follows.
 */
export type PerRowWidth = 'wide' | 'phone';

export const perRowKey = 'perRow';
export const perRowChoices = { wide: [2, 3, 4], phone: [1, 2] } as const;

/** Custom properties of the document. */
export const perRowProperties = { wide: '--per-row-wide', phone: '--per-row-phone' } as const;

type Stored = Partial<Record<PerRowWidth, number>>;

function readStored(): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(perRowKey) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();

export const perRow = {
  /** Undefined until it is chosen. */
  read(width: PerRowWidth): number | undefined {
    const { style } = document.documentElement;
    const set = Number(style.getPropertyValue(perRowProperties[width]));
    return perRowChoices[width].find((choice) => choice === set);
  },
  choose(width: PerRowWidth, count: number): void {
    document.documentElement.style.setProperty(perRowProperties[width], String(count));
    try {
      localStorage.setItem(perRowKey, JSON.stringify({ ...readStored(), [width]: count }));
    } catch {
      // If storage is full or forbidden the choice lasts for this page.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
