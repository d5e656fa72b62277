/** Deferrable work: one task at a time, started when the event loop is idle, in a bounded queue. */
const longest = 20;

export function createIdleQueue(
  onError: (error: unknown) => void,
): (work: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = [];
  let isBusy = false;

  async function run(): Promise<void> {
    for (let work = waiting.shift(); work; work = waiting.shift()) await work().catch(onError);
    isBusy = false;
  }

  return (work) => {
    if (waiting.length >= longest) return;
    waiting.push(work);
    if (isBusy) return;
    isBusy = true;
    setImmediate(() => void run());
  };
}
