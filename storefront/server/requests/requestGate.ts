/** Holds requests back for a moment: read, but not answered. */
export interface RequestGate {
  /** Runs it now, or once the gate is open again, in order of arrival. */
  readonly pass: (answer: () => void) => void;
  readonly close: () => void;
  readonly open: () => void;
}

export function createRequestGate(): RequestGate {
  let queued: (() => void)[] | undefined;
  return {
    pass(answer) {
      if (queued) queued.push(answer);
      else answer();
    },
    close() {
      queued ??= [];
    },
    open() {
      const waiting = queued ?? [];
      queued = undefined;
      for (const answer of waiting) answer();
    },
  };
}
