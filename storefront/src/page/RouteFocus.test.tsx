// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestRouter, viewAt } from '../testing/createTestRouter.ts';
import { PageRouterProvider, type PageView } from './pageRouter.ts';
import { RouteFocus } from './RouteFocus.tsx';

function open(initial: PageView) {
  const { router, show } = createTestRouter(initial);
  render(
    <PageRouterProvider value={router}>
      <RouteFocus />
    </PageRouterProvider>,
  );
  return show;
}

const focused = () => document.activeElement?.id;
const link = () => document.querySelector<HTMLElement>('#link') ?? document.body;

beforeEach(() => {
  document.body.innerHTML =
    '<a id="link" href="/kassan">Till kassan</a><main id="main" tabindex="-1"></main>';
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
});
afterEach(cleanup);

it('the content of a new page is focused', async () => {
  const show = open(viewAt('/varukorg'));
  link().focus();
  await show(viewAt('/kassan'));
  expect(focused()).toBe('main');
});

it.each([
  ['only the query changes', '/c/dam?sort=PRICE'],
  ['the browser follows a hash', '/kassan#villkor'],
])('the focus stays when %s', async (_when, path) => {
  const show = open(viewAt('/c/dam'));
  link().focus();
  await show(viewAt(path));
  expect(focused()).toBe('link');
});

it('going back focuses the link that was followed', async () => {
  const show = open(viewAt('/varukorg', {}, 'first'));
  await userEvent.click(link());
  await show(viewAt('/kassan', {}, 'second'));
  expect(focused()).toBe('main');
  await show(viewAt('/varukorg', { action: 'POP' }, 'first'));
  expect(focused()).toBe('link');
});
