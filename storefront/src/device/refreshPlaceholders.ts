const tries = 6;
const firstWait = 2500;

const isPlaceholder = (entry: PerformanceResourceTiming) =>
  entry.serverTiming.some(({ name }) => name === 'stand-in');

function requestAgain(address: string, attempt: number): void {
  setTimeout(() => {
    for (const image of document.images) {
      if (image.currentSrc !== address && image.src !== address) continue;
      const next = new URL(address);
      next.searchParams.set('again', String(attempt));
      // Without removing the set the browser would choose the cached placeholder.
      image.removeAttribute('srcset');
      image.src = next.href;
    }
  }, firstWait * attempt);
}

/**
 * A picture that is still being rendered is answered with a quick placeholder, marked by
 * Server-Timing. This requests those on the page again, a few times with growing delays, until the
 * picture itself has loaded.
 */
export function refreshPlaceholders(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || !isPlaceholder(entry)) continue;
      const attempt = Number(new URL(entry.name).searchParams.get('again') ?? 0) + 1;
      if (attempt <= tries) requestAgain(entry.name, attempt);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}
