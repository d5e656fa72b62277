const tries = 6;
const firstWait = 2500;

const isStandIn = (entry: PerformanceResourceTiming) =>
  entry.serverTiming.some(({ name }) => name === 'stand-in');

function ask(address: string, attempt: number): void {
  setTimeout(() => {
    for (const image of document.images) {
      if (image.currentSrc !== address && image.src !== address) continue;
      const next = new URL(address);
      next.searchParams.set('again', String(attempt));
      // Without the set the browser would choose the stand-in it already holds.
      image.removeAttribute('srcset');
      image.src = next.href;
    }
  }, firstWait * attempt);
}

/**
 * A picture that is still being made is answered by a quick stand-in, marked by Server-Timing. This asks again for those on
 * the page, a few times and ever slower, until the picture itself has come.
 */
export function refreshStandIns(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || !isStandIn(entry)) continue;
      const attempt = Number(new URL(entry.name).searchParams.get('again') ?? 0) + 1;
      if (attempt <= tries) ask(entry.name, attempt);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}
