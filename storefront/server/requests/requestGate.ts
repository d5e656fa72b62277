/** Where requests can be held back for a moment: read, and not answered. */
export interface RequestGate {
  /** Runs it now, or once the gate is open again; in the order in which they came. */
  readonly pass: (answer: () => void) => void;
  readonly close: () => void;
  readonly open: () => void;
}

export function createRequestGate(): RequestGate {
  let held: (() => void)[] | undefined;
  return {
    pass(answer) {
      if (held) held.push(answer);
      else answer();
    },
    close() {
      held ??= [];
    },
    open() {
      const waiting = held ?? [];
      held = undefined;
      for (const answer of waiting) answer();
    },
  };
}
