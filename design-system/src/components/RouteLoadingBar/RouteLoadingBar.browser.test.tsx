import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { loadingBarStates, RouteLoadingBar } from './RouteLoadingBar.tsx';

afterEach(cleanup);

it.each(loadingBarStates)('may be outside every landmark while it is %s', async (state) => {
  render(
    <>
      <RouteLoadingBar
        state={state}
        label="Sidan laddas"
        failedLabel="Sidan kunde inte laddas"
        isLong
      />
      <main>
        <h1>Kappor</h1>
      </main>
    </>,
  );
  const { violations, passes } = await axe.run(document, { runOnly: ['region'] });
  expect(passes).toHaveLength(1);
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});
