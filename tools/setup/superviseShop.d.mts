import type { ChildProcess } from 'node:child_process';
import type { planRestart } from './planRestart.mjs';

export interface SupervisorOptions {
  readonly start: () => ChildProcess;
  readonly write: (line: string) => void;
  readonly plan?: typeof planRestart;
  /** Milliseconds. */
  readonly killAfter?: number;
}

export interface Supervisor {
  /** The exit code to end with. */
  readonly ended: Promise<number>;
  readonly signal: (name: 'SIGINT' | 'SIGTERM') => void;
}

/** Keeps the shop running: starts it again when it dies of itself, and passes signals on. */
export declare function superviseShop(options: SupervisorOptions): Supervisor;
