/**
 * Turns the mistake of using the outer handle inside a transaction, which would wait for itself for
 * ever, into an error.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<boolean>();

export class OuterHandleError extends Error {
  constructor() {
    super(
      'The outer database handle was used inside a transaction. Use the handle that inTransaction gives to its work.',
    );
    this.name = 'OuterHandleError';
  }
}

export function insideTransaction<T>(work: () => T): T {
  return inside.run(true, work);
}

/** Lets work that a transaction starts without awaiting it use the outer handle. */
export function outsideTransaction<T>(work: () => T): T {
  return inside.run(false, work);
}

/**
 * Called when a driver hands out a connection.
 * @throws OuterHandleError inside a transaction
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new OuterHandleError();
}
