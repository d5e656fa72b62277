// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, storySurroundings } from './testing/storyWidget.ts';
import type { PlacedWidget } from './widgetProps.ts';

/** Stands for the browser's own: says what is watched, and is told what comes near. */
const watched = new Map<
  Element,
  (entries: readonly { readonly isIntersecting: boolean }[]) => void
>();
class Watch {
  readonly #hear;
  constructor(hear: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#hear = hear;
  }
  observe(element: Element) {
    watched.set(element, this.#hear);
  }
  disconnect() {
    for (const [element, hear] of watched) if (hear === this.#hear) watched.delete(element);
  }
}
const comeNear = () =>
  act(async () => {
    for (const hear of watched.values()) hear([{ isIntersecting: true }]);
  });

beforeEach(() => {
  // The components that have come are kept by the module.
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
  const heard: unknown[] = [];
  const slot = (changes: Partial<PlacedWidget> = {}) => (
    <WidgetSlot
      placed={{ ...placed, ...changes } as PlacedWidget}
      surroundings={storySurroundings}
      isPreview={false}
      onError={(error) => heard.push(error)}
    />
  );
  return { slot, loadWidgets, heard };
}

let hydrated: { readonly root: Root; readonly container: HTMLElement } | undefined;
afterEach(() => {
  hydrated?.root.unmount();
  hydrated?.container.remove();
  hydrated = undefined;
});

/** A place as the server drew it, taken over by a browser that has none of its scripts yet. */
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
  it('keeps what the server drew until it comes near, and then answers', async () => {
    const { container, drawn, root, slot, errors } = await hydrateSlot();
    expect(container.textContent).not.toBe('');
    const [question] = container.querySelectorAll('details');
    // Something about it changes before it is wanted: what stands is not thrown away.
    await act(async () => root.render(slot({ share: 'half' })));
    expect(container.innerHTML).toBe(drawn);
    await comeNear();
    // Once it answers, nothing is watched any more.
    await vi.waitFor(() => expect(watched.size).toBe(0));
    expect(container.querySelector('details')).toBe(question);
    expect(errors).toEqual([]);
  });

  it('presses again, once its scripts have come, a button that was pressed before', async () => {
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

  it('is told, once its scripts have come, what was typed before', async () => {
    const heard: string[] = [];
    vi.doMock('./faq/FaqWidget.tsx', () => ({
      FaqWidget: () => (
        <input defaultValue="" onChange={({ target }) => heard.push(target.value)} />
      ),
    }));
    const { container } = await hydrateSlot();
    const field = container.querySelector('input');
    if (field) field.value = 'astrid@example.se';
    await comeNear();
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(heard).toEqual(['astrid@example.se']);
    });
  });

  it('is drawn at once where its scripts have come before', async () => {
    const { slot, loadWidgets } = await openSlot();
    await loadWidgets(['faq']);
    render(slot());
    expect(screen.getAllByRole('group').length).toBeGreaterThan(0);
    expect(watched.size).toBe(0);
  });

  it('asks again for scripts that did not come, the next time it is near', async () => {
    vi.doMock('./faq/FaqWidget.tsx', () => {
      throw new TypeError('offline');
    });
    const { slot, heard } = await openSlot();
    const { container } = await act(async () => render(slot()));
    await comeNear();
    expect(container.querySelector('details')).toBeNull();
    vi.doUnmock('./faq/FaqWidget.tsx');
    vi.resetModules();
    await vi.waitFor(async () => {
      await comeNear();
      expect(container.querySelector('details')).not.toBeNull();
    });
    expect(heard).toEqual([]);
  });

  it('is left out when it breaks, and for an editor a card stands there', async () => {
    vi.doMock('./faq/FaqWidget.tsx', () => ({
      FaqWidget: () => {
        throw new Error('torn');
      },
    }));
    vi.spyOn(console, 'error').mockReturnValue();
    const { slot, loadWidgets, heard } = await openSlot();
    const { WidgetSlot } = await import('./WidgetSlot.tsx');
    await loadWidgets(['faq']);
    const { container } = render(slot());
    expect(container.textContent).toBe('');
    expect(heard).toMatchObject([{ message: 'torn' }]);
    render(
      <WidgetSlot
        placed={placed}
        surroundings={storySurroundings}
        isPreview
        onError={() => undefined}
        broken={(error) => <p>{(error as Error).message}</p>}
      />,
    );
    expect(screen.getByText('torn')).toBeDefined();
  });
});
