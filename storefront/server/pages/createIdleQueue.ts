/**
 * Work that may wait: one piece at a time, begun when the loop has nothing else, and no more of it than is worth
 * keeping.
 */
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
