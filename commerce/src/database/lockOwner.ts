/**
 * The owner of a data folder: a process number alone may denote another process after a restart, or
 * in another container.
 */
import { readFileSync, readlinkSync } from 'node:fs';

export interface LockOwner {
  readonly pid: number;
  /** The process's start in the kernel's ticks since boot; unknown without /proc. */
  readonly start?: string;
  /** The boot id and the container that the number belongs to; unknown without /proc. */
  readonly realm?: string;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function container(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}

/** The start of a process of this realm; undefined if it does not run, or without /proc. */
export function startOf(pid: number): string | undefined {
  // The program's name is in brackets and may contain spaces and brackets itself; the start is the
  // 20th field after it.
  return read(`/proc/${String(pid)}/stat`)
    ?.split(')')
    .at(-1)
    ?.trim()
    .split(' ')[19];
}

export function thisProcess(): LockOwner {
  const [boot, space, start] = [
    read('/proc/sys/kernel/random/boot_id'),
    container(),
    startOf(process.pid),
  ];
  return {
    pid: process.pid,
    ...(start && { start }),
    ...(boot && space && { realm: `${boot}/${space}` }),
  };
}

export function writeOwner({ pid, start = '-', realm = '-' }: LockOwner): string {
  return `${String(pid)} ${start} ${realm}\n`;
}

/** Undefined for a file without a valid owner, such as one whose writing was interrupted. */
export function readOwner(text: string): LockOwner | undefined {
  const [pid = '', start = '-', realm = '-'] = text.trim().split(' ');
  if (!/^[1-9]\d{0,9}$/.test(pid)) return undefined;
  return { pid: Number(pid), ...(start !== '-' && { start }), ...(realm !== '-' && { realm }) };
}
