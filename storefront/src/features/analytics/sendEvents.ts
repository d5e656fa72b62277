import type { SentEvent } from './eventLog.ts';

const path = '/api/events';

/** Sends events so that they arrive even if the page is left; nobody waits for a response. */
export function sendEvents(market: string, events: readonly SentEvent[]): void {
  const body = JSON.stringify({ market, events });
  // Refused if the browser's queue is full.
  if (navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))) return;
  fetch(path, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined);
}
