/** What a static styled element costs against a plain one, in time, on the server and when it is mounted. */
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';

const count = 1000;
const rounds = 60;

const Styled = styled.div`
  display: block;
  padding: var(--space-8);
  color: var(--color-ink);
  &[data-tone='muted'] {
    color: var(--color-muted);
  }
`;

const attributes = { 'data-tone': 'muted' } as const;
const many = (element: (place: number) => ReactElement): ReactElement =>
  createElement(
    'div',
    null,
    Array.from({ length: count }, (_, index) => element(index)),
  );
const plainOnes = () => many((index) => createElement('div', { key: index, ...attributes }));
const styledOnes = () => many((index) => createElement(Styled, { key: index, ...attributes }));

/** Median of the rounds, in microseconds for one element. */
function measure(work: () => void): number {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    work();
    times.push(performance.now() - from);
  }
  return ((times.toSorted((a, b) => a - b)[rounds / 2] ?? 0) * 1000) / count;
}

export interface StyledCost {
  readonly plain: number;
  readonly styled: number;
}

/** Rendering on the server. */
export function serverCost(): StyledCost {
  const [plain, fancy] = [plainOnes(), styledOnes()];
  return {
    plain: measure(() => void renderToString(plain)),
    styled: measure(() => void renderToString(fancy)),
  };
}

/** Mounting into a document without a screen, which leaves layout and paint out: those are the same for both. */
export async function mountCost(): Promise<StyledCost> {
  const { Window } = await import('happy-dom');
  const window = new Window();
  Object.assign(globalThis, { window, document: window.document });
  const [{ createRoot }, { flushSync }] = await Promise.all([
    import('react-dom/client'),
    import('react-dom'),
  ]);
  const mount = (element: ReactElement) => {
    const container = document.createElement('div');
    const mounted = createRoot(container);
    flushSync(() => mounted.render(element));
    mounted.unmount();
  };
  const [plain, fancy] = [plainOnes(), styledOnes()];
  const cost = { plain: measure(() => mount(plain)), styled: measure(() => mount(fancy)) };
  await window.happyDOM.close();
  return cost;
}
