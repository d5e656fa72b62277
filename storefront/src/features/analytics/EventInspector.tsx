/** EventInspector: recorded events over the page, with their gates and contents, in development. */
import type { CSSProperties } from 'react';
import type { InspectedEvent } from './startRecording.ts';

const place: CSSProperties = {
  position: 'fixed',
  zIndex: 60,
  insetBlockEnd: 8,
  insetInlineStart: 8,
  maxInlineSize: 'min(480px, calc(100vw - 16px))',
  maxBlockSize: '60vh',
  overflow: 'auto',
  padding: '8px 12px',
  background: 'var(--color-sheet)',
  border: '1px solid var(--color-ink)',
  font: '12px/1.5 monospace',
};

/** It is for developers, so its words are English and its looks plain. */
export function EventInspector({ events }: { readonly events: readonly InspectedEvent[] }) {
  return (
    <details style={place} lang="en">
      <summary>{`Events (${String(events.length)})`}</summary>
      <ol>
        {events.map(({ event, receivers }) => (
          <li key={`${event.timestamp} ${event.type} ${JSON.stringify(event.data)}`}>
            <details>
              <summary>
                {`${event.timestamp.slice(11, 19)} ${event.type}: `}
                {receivers
                  .map(
                    ({ receiver, isAllowed }) => `${receiver} ${isAllowed ? 'sent' : 'held back'}`,
                  )
                  .join(', ')}
              </summary>
              <pre>{JSON.stringify(event.data, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ol>
    </details>
  );
}
