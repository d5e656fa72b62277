const cell = new Int32Array(new SharedArrayBuffer(4));

/**
 * Processor time of the calling thread in milliseconds. The kernel updates a thread's account only
 * when the thread is interrupted, every few milliseconds, or waits; therefore it waits for a moment
 * first.
 */
export function threadCpu(): number {
  Atomics.wait(cell, 0, 0, 0.1);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
