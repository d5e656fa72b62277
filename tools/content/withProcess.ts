/**
 * Runs `work` while what `start` starts is running, and always stops it afterwards: otherwise a
 * shop or a server would keep the process alive and its port in use.
 */
export async function withProcess<Started extends { readonly stop: () => unknown }, T>(
  start: () => Promise<Started>,
  work: (started: Started) => Promise<T>,
): Promise<T> {
  const started = await start();
  try {
    return await work(started);
  } finally {
    await started.stop();
  }
}
