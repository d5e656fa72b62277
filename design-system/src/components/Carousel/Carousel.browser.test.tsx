import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Carousel } from './Carousel.tsx';

afterEach(cleanup);

const count = 9;
const carousel = (
  <Carousel
    label="Passar till"
    nextLabel="Fler"
    previousLabel="Tidigare"
    positionLabel={({ first, last, count: of }) =>
      `${String(first)}–${String(last)} av ${String(of)}`
    }
    items={Array.from({ length: count }, (_, at) => ({
      id: String(at),
      content: (
        <a
          href={`/p/${String(at)}`}
          style={{ display: 'block', inlineSize: 240 }}
        >{`Plagg ${String(at + 1)}`}</a>
      ),
    }))}
  />
);
const positionText = () => screen.getByText(/ av 9$/).textContent ?? '';

/** What is entirely within the strip, as a screen's reader would count it. */
function visible(): string {
  const strip = screen.getByRole('list').getBoundingClientRect();
  const whole = screen.getAllByRole('listitem').flatMap((item, at) => {
    const { left, right } = item.getBoundingClientRect();
    return left >= strip.left - 2 && right <= strip.right + 2 ? [at + 1] : [];
  });
  return `${String(whole[0])}–${String(whole.at(-1))} av ${String(count)}`;
}

it.each([390, 768, 1280])(
  'announces what is in view, page by page to the end and back, at %d px',
  async (width) => {
    await page.viewport(width, 700);
    render(carousel);
    await expect.poll(positionText).toBe(visible());
    const next = screen.getByRole('button', { name: 'Fler' });
    for (let turn = 0; turn < count && next.getAttribute('aria-disabled') !== 'true'; turn += 1) {
      // A position that holds on the way is not the end of the scroll: the button may be disabled a
      // moment later.
      const hasTurned = new Promise((end) =>
        screen.getByRole('list').addEventListener('scrollend', end, { once: true }),
      );
      await userEvent.click(next);
      await hasTurned;
      // Both at one moment: after a scroll the strip may still settle on an item.
      await expect.poll(() => positionText() === visible()).toBe(true);
    }
    expect(positionText()).toMatch(/–9 av 9$/);
    expect(document.activeElement).toBe(next);
  },
);

it('scrolls what the keyboard focuses into view', async () => {
  await page.viewport(390, 700);
  render(carousel);
  screen.getByRole('link', { name: 'Plagg 1' }).focus();
  for (let step = 1; step < count; step += 1) await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Plagg 9' }));
  await expect.poll(positionText).toMatch(/–9 av 9$/);
});
