/** Who holds a data folder: a process number alone names another process after a restart, and in another container. */
import { readFileSync, readlinkSync } from 'node:fs';

export interface LockOwner {
  readonly pid: number;
  /** When the process started, in the kernel's ticks since the machine did; unknown where there is no /proc. */
  readonly start?: string;
  /** The machine's start and the container that the number counts in; unknown where there is no /proc. */
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

/** The start of a process of this realm; undefined when it does not run, or where there is no /proc. */
export function startOf(pid: number): string | undefined {
  // The program's name stands in brackets and may hold spaces and brackets itself; the start is the 20th after it.
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

/** Undefined for a file that names nobody, such as one whose writing was cut off. */
export function readOwner(text: string): LockOwner | undefined {
  const [pid = '', start = '-', realm = '-'] = text.trim().split(' ');
  if (!/^[1-9]\d{0,9}$/.test(pid)) return undefined;
  return { pid: Number(pid), ...(start !== '-' && { start }), ...(realm !== '-' && { realm }) };
}
