const cell = new Int32Array(new SharedArrayBuffer(4));

/**
 * Milliseconds of processor's time that the calling thread has taken. The kernel brings a thread's account up to date when the
 * thread is interrupted, every few milliseconds, or waits: so it waits for a moment first.
 */
export function threadCpu(): number {
  Atomics.wait(cell, 0, 0, 0.1);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
