// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, storySurroundings } from './testing/storyWidget.ts';
import type { PlacedWidget } from './widgetProps.ts';

/**
 * Replaces the browser's observer: records what is observed, and is notified of what comes near.
 */
const watched = new Map<
  Element,
  (entries: readonly { readonly isIntersecting: boolean }[]) => void
>();
class Watch {
  readonly #notify;
  constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe(element: Element) {
    watched.set(element, this.#notify);
  }
  disconnect() {
    for (const [element, notify] of watched) if (notify === this.#notify) watched.delete(element);
  }
}
const comeNear = () =>
  act(async () => {
    for (const notify of watched.values()) notify([{ isIntersecting: true }]);
  });

beforeEach(() => {
  // Components that have loaded are cached by the module.
  vi.resetModules();
  watched.clear();
  vi.stubGlobal('IntersectionObserver', Watch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.doUnmock('./faq/FaqWidget.tsx');
});

const placed = {
  id: '1-faq',
  share: 'full',
  data: undefined,
  widget: { type: 'faq', configuration: exampleOf('faq', 'Three questions') },
} as PlacedWidget;

async function openSlot() {
  const { WidgetSlot } = await import('./WidgetSlot.tsx');
  const { loadWidgets } = await import('./widgetRenderers.ts');
  const received: unknown[] = [];
  const slot = (changes: Partial<PlacedWidget> = {}) => (
    <WidgetSlot
      placed={{ ...placed, ...changes } as PlacedWidget}
      surroundings={storySurroundings}
      isPreview={false}
      onError={(error) => received.push(error)}
    />
  );
  return { slot, loadWidgets, exposed: received };
}

let hydrated: { readonly root: Root; readonly container: HTMLElement } | undefined;
afterEach(() => {
  hydrated?.root.unmount();
  hydrated?.container.remove();
  hydrated = undefined;
});

/** A slot as the server rendered it, hydrated by a browser that has none of its scripts yet. */
async function hydrateSlot() {
  const server = await openSlot();
  await server.loadWidgets(['faq']);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(server.slot());
  const drawn = container.innerHTML;
  vi.resetModules();
  const { slot } = await openSlot();
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, slot(), { onRecoverableError: (error) => errors.push(error) }),
  );
  hydrated = { root, container };
  return { container, drawn, root, slot, errors };
}

describe('a widget’s place', () => {
  it('keeps the server’s markup until it is near, and then hydrates', async () => {
    const { container, drawn, root, slot, errors } = await hydrateSlot();
    expect(container.textContent).not.toBe('');
    const [question] = container.querySelectorAll('details');
    // A prop changes before it is needed: the server's markup is not thrown away.
    await act(async () => root.render(slot({ share: 'half' })));
    expect(container.innerHTML).toBe(drawn);
    await comeNear();
    // Once it is hydrated, nothing is observed any more.
    await vi.waitFor(() => expect(watched.size).toBe(0));
    expect(container.querySelector('details')).toBe(question);
    expect(errors).toEqual([]);
  });

  it('repeats, once its scripts have loaded, a press on a button', async () => {
    const presses: string[] = [];
    vi.doMock('./faq/FaqWidget.tsx', () => ({
      FaqWidget: () => (
        <button type="button" onClick={() => presses.push('pressed')}>
          Mer
        </button>
      ),
    }));
    const { container } = await hydrateSlot();
    await act(async () => container.querySelector('button')?.click());
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(presses).toEqual(['pressed']);
    });
  });

  it('receives what was typed before its scripts loaded', async () => {
    const received: string[] = [];
    vi.doMock('./faq/FaqWidget.tsx', () => ({
      FaqWidget: () => (
        <input defaultValue="" onChange={({ target }) => received.push(target.value)} />
      ),
    }));
    const { container } = await hydrateSlot();
    const field = container.querySelector('input');
    if (field) field.value = 'astrid@example.se';
    await comeNear();
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(received).toEqual(['astrid@example.se']);
    });
  });

  it('is rendered at once where its scripts have loaded before', async () => {
    const { slot, loadWidgets } = await openSlot();
    await loadWidgets(['faq']);
    render(slot());
    expect(screen.getAllByRole('group').length).toBeGreaterThan(0);
    expect(watched.size).toBe(0);
  });

  it('requests scripts that failed to load again, the next time it is near', async () => {
    vi.doMock('./faq/FaqWidget.tsx', () => {
      throw new TypeError('offline');
    });
    const { slot, exposed: received } = await openSlot();
    const { container } = await act(async () => render(slot()));
    await comeNear();
    expect(container.querySelector('details')).toBeNull();
    vi.doUnmock('./faq/FaqWidget.tsx');
    vi.resetModules();
    await vi.waitFor(async () => {
      await comeNear();
      expect(container.querySelector('details')).not.toBeNull();
    });
    expect(received).toEqual([]);
  });

  it('is left out when it fails, and an editor gets a card instead', async () => {
    vi.doMock('./faq/FaqWidget.tsx', () => ({
      FaqWidget: () => {
        throw new Error('torn');
      },
    }));
    vi.spyOn(console, 'error').mockReturnValue();
    const { slot, loadWidgets, exposed: received } = await openSlot();
    const { WidgetSlot } = await import('./WidgetSlot.tsx');
    await loadWidgets(['faq']);
    const { container } = render(slot());
    expect(container.textContent).toBe('');
    expect(received).toMatchObject([{ message: 'torn' }]);
    render(
      <WidgetSlot
        placed={placed}
        surroundings={storySurroundings}
        isPreview
        onError={() => undefined}
        broken={(error) => <p>{(error as Error).message}</p>}
      />,
    );
    expect(screen.getByText('torn')).toBeVisible();
  });
});
