// @vitest-environment happy-dom
import type { WidgetType } from '@solvik/content-schema';
import { widgetDefinitions } from '@solvik/content-schema/editing';
import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadWidgets } from '../widgetRenderers.ts';
import * as gallery from './Gallery.stories.tsx';

beforeAll(() => loadWidgets(widgetDefinitions.map(({ type }) => type as WidgetType)));
afterEach(cleanup);

it('renders every example of every widget under its name', async () => {
  const { EveryExample } = composeStories(gallery);
  await EveryExample.load();
  // Rendered here, so that it is unmounted with its timers before the document goes.
  render(<EveryExample />);
  const names = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
  expect(names).toEqual(
    widgetDefinitions.flatMap(({ title, examples }) =>
      examples.map((example) => `${title}: ${example.title}`),
    ),
  );
  expect(document.querySelectorAll('[data-widget]')).toHaveLength(names.length);
});
