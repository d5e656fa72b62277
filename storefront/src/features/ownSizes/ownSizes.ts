/** The sizes that a visitor has pinned for all lists, stored only on this device. */
import { storedValue } from '../../device/storedValue.ts';

/** A size of one kind says nothing about the others. */
export const sizeKinds = ['tops', 'bottoms', 'shoes'] as const;
export type SizeKind = (typeof sizeKinds)[number];

/** A size as the filter of sizes has it. */
export interface OwnSize {
  readonly id: string;
  readonly label: string;
}

export type OwnSizes = Readonly<Record<SizeKind, readonly OwnSize[]>>;

interface Pinned {
  /** At least one of any kind. */
  readonly sizes: OwnSizes;
  /** Lists show every size until it is undone. */
  readonly isLifted: boolean;
}

/** The boot script reads it, so that lists reserve the place of the switch. */
export const ownSizesKey = 'ownSizes';
/** More sizes of a kind than this are no shopper's own. */
export const maxOwnSizes = 6;
const longest = 60;

const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= longest &&
  value.isWellFormed() &&
  !/\p{Cc}/u.test(value);

function sizesIn(value: unknown): readonly OwnSize[] {
  if (!Array.isArray(value)) return [];
  const sizes = value.flatMap((each: unknown) => {
    const [id, label] = Array.isArray(each) ? (each as readonly unknown[]) : [];
    return isText(id) && isText(label) ? [{ id, label }] : [];
  });
  return [...new Map(sizes.map((size) => [size.id, size])).values()].slice(0, maxOwnSizes);
}

function pinnedIn(stored: string | null): Pinned | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return undefined;
    const fields = new Map<string, unknown>(Object.entries(value));
    const sizes = {
      tops: sizesIn(fields.get('tops')),
      bottoms: sizesIn(fields.get('bottoms')),
      shoes: sizesIn(fields.get('shoes')),
    };
    const isEmpty = sizeKinds.every((kind) => sizes[kind].length === 0);
    return isEmpty ? undefined : { sizes, isLifted: fields.get('isLifted') === true };
  } catch {
    return undefined;
  }
}

const { read, write: store, subscribe } = storedValue(ownSizesKey, pinnedIn);

function write(pinned: Pinned | undefined): void {
  document.documentElement.toggleAttribute('data-own-sizes', pinned !== undefined);
  const own = sizeKinds.map((kind) => [
    kind,
    pinned?.sizes[kind].map(({ id, label }) => [id, label]),
  ]);
  store(pinned ? JSON.stringify({ ...Object.fromEntries(own), isLifted: pinned.isLifted }) : null);
}

const none: OwnSizes = { tops: [], bottoms: [], shoes: [] };

export const ownSizes = {
  /** The same object until it changes; undefined without any. */
  read,
  /** The sizes that lists show now; undefined without any, or while they are lifted. */
  active(): OwnSizes | undefined {
    const pinned = ownSizes.read();
    return pinned && !pinned.isLifted ? pinned.sizes : undefined;
  },
  /** Pins a size of a kind, or removes it; the choice applies at once. */
  toggle(kind: SizeKind, size: OwnSize): void {
    const sizes = ownSizes.read()?.sizes ?? none;
    const others = sizes[kind].filter(({ id }) => id !== size.id);
    const own = others.length < sizes[kind].length ? others : [...others, size].slice(-maxOwnSizes);
    const next = { ...sizes, [kind]: own };
    write(
      sizeKinds.every((each) => next[each].length === 0)
        ? undefined
        : { sizes: next, isLifted: false },
    );
  },
  lift(isLifted: boolean): void {
    const pinned = ownSizes.read();
    if (pinned) write({ ...pinned, isLifted });
  },
  clear(): void {
    write(undefined);
  },
  /** Subscribes to changes, of this tab and of others; returns how to unsubscribe. */
  subscribe,
};
