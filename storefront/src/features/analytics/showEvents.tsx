import { createRoot } from 'react-dom/client';
import { EventInspector } from './EventInspector.tsx';
import type { InspectedEvent } from './startRecording.ts';

const maxShown = 100;

/** Shows events over the page, in development; returns how to add one. */
export function showEvents(document: Document): (inspected: InspectedEvent) => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let events: readonly InspectedEvent[] = [];
  return (inspected) => {
    events = [inspected, ...events].slice(0, maxShown);
    root.render(<EventInspector events={events} />);
  };
}
