// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { productView } from '../../features/product/productView.ts';
import type { ReviewsView } from '../../features/product/reviewsView.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import ReviewBrowser from './ReviewBrowser.tsx';

afterEach(cleanup);

const fits = { S: 'SMALL', A: 'AS_EXPECTED', L: 'LARGE' } as const;
const isFit = (letter: string): letter is keyof typeof fits => letter in fits;

/**
 * `5@38` is a review of five stars by someone who wore 38, the newest first; `nb` its language, and
 * `S`, `A` or `L` what they found of the fit.
 */
const read = (notation: string) =>
  notation.split(' ').map((one, at) => {
    const [stars, size, language = 'sv', fit = ''] = one.split('@');
    return {
      rating: Number(stars),
      author: 'Sara',
      date: `2026-10-${String(30 - at)}T00:00:00Z`,
      comment: `Text ${String(at + 1)}`,
      language,
      ...(size && { size }),
      ...(isFit(fit) && { fit: fits[fit] }),
    };
  });

/** Seventeen: of 38 the four of four stars, of 36 the others, the last one of a single star. */
const many = `${'5@36 '.repeat(12)}${'4@38 '.repeat(4)}1@36`;

/** The reviews of a coat in 36 and 38, the five newest of which came with its page. */
async function openReviews(notation: string) {
  const reviews = read(notation);
  const { services, sent } = await openHookShop();
  const product = productView(
    storyProduct(services.site, [
      ['36', 1],
      ['38', 1],
    ]),
  );
  const summary: ReviewsView = { count: reviews.length, average: 4, reviews: reviews.slice(0, 5) };
  renderInShop(services, <ReviewBrowser product={product} summary={summary} />);
  const respond = async () => {
    await waitFor(() => expect(sent).toHaveLength(1));
    const written = reviews.map(({ date, ...review }) => ({ ...review, reviewDate: date }));
    const all = { count: reviews.length, averageRating: 4, fitVotes: null, reviews: written };
    await act(async () => sent[0]?.answer({ reviews: all }));
    await screen.findByRole('list', { name: 'Omdömen efter antal stjärnor' });
  };
  return { sent, respond };
}
async function openMany() {
  const { respond } = await openReviews(many);
  await respond();
}

/** Numbers of the reviews that are shown, in their order. */
const shown = () => screen.getAllByText(/^Text \d+$/).map((text) => text.textContent.slice(5));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** The choices of a group with their counts; none where it is not offered. */
const counts = (name: string) =>
  screen
    .queryAllByRole('group', { name })
    .flatMap((group) => within(group).getAllByRole('button'))
    // Beside a count in figures there is one in words, for speech.
    .map(({ textContent }) => textContent.replace(/(\d+)\1 omdöm.*/, '$1'));
const status = () => screen.getByRole('status').textContent;

describe('the reviews of a product', () => {
  it('are the newest until all have arrived, which can then be chosen from', async () => {
    const { respond } = await openReviews(many);
    expect(shown()).toEqual(upTo(5));
    expect(screen.queryByRole('combobox')).toBeNull();
    await respond();
    expect(screen.getByRole('combobox', { name: 'Sortera omdömen' })).toBeVisible();
  });

  it('are not requested again where the page has all of them', async () => {
    const { sent } = await openReviews('5 4 3 2 1');
    expect(screen.getByRole('combobox', { name: 'Sortera omdömen' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('have the focus at the first that is added', async () => {
    await openMany();
    await press('Visa 10 till');
    expect(document.activeElement?.textContent).toContain('Text 6');
    await press('Visa 2 till');
    expect(document.activeElement?.textContent).toContain('Text 16');
  });

  it('are shown ten more at a time, to the last one', async () => {
    await openMany();
    await press('Visa 10 till');
    expect(shown()).toEqual(upTo(15));
    await press('Visa 2 till');
    expect(shown()).toEqual(upTo(17));
    expect(screen.queryByRole('button', { name: /^Visa \d+ till/ })).toBeNull();
  });

  it('begin with the first five again in another order', async () => {
    await openMany();
    await press('Visa 10 till');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Lägst betyg');
    expect(shown()).toEqual(['17', '13', '14', '15', '16']);
  });

  it('of a number of stars are shown alone, announced, until it is pressed again', async () => {
    await openMany();
    expect(status()).toBe('');
    await press('4 av 5: 4 omdömen');
    expect([shown(), status()]).toEqual([['13', '14', '15', '16'], '4 omdömen']);
    await press('4 av 5: 4 omdömen');
    expect([shown(), status()]).toEqual([upTo(5), '']);
    await press('1 av 5: 1 omdöme');
    await press('Visa alla omdömen');
    expect(shown()).toEqual(upTo(5));
    // The pressed button is gone.
    expect(screen.getByRole('list', { name: 'Omdömen efter antal stjärnor' })).toHaveFocus();
  });

  it('of a size are shown alone, announced, until all are chosen', async () => {
    await openMany();
    const sizes = within(screen.getByRole('group', { name: 'Storlek' }));
    await userEvent.click(sizes.getByRole('button', { name: /^38/ }));
    expect([shown(), status()]).toEqual([['13', '14', '15', '16'], '4 omdömen']);
    await userEvent.click(sizes.getByRole('button', { name: /^Alla/ }));
    expect([shown(), status()]).toEqual([upTo(5), '']);
  });

  it('of a fit are shown alone, beside the other choices, until all are chosen', async () => {
    await openReviews('5@36@sv@A 4@38@sv@S 3@38@sv@A 2@36 1@38@sv@L');
    const group = within(screen.getByRole('group', { name: 'Passform' }));
    expect(group.getAllByRole('button')).toHaveLength(4);
    await userEvent.click(group.getByRole('button', { name: /^Som väntat/ }));
    expect([shown(), status()]).toEqual([['1', '3'], '2 omdömen']);
    const sizes = within(screen.getByRole('group', { name: 'Storlek' }));
    await userEvent.click(sizes.getByRole('button', { name: /^38/ }));
    expect([shown(), status()]).toEqual([['3'], '1 omdöme']);
    await userEvent.click(sizes.getByRole('button', { name: /^Alla/ }));
    await userEvent.click(group.getByRole('button', { name: /^Stor/ }));
    expect(shown()).toEqual(['5']);
    await userEvent.click(group.getByRole('button', { name: /^Alla/ }));
    expect([shown(), status()]).toEqual([upTo(5), '']);
  });

  it('have no fits to choose from where all found the same', async () => {
    await openReviews('5@38@sv@A 4@36@sv@A');
    expect(screen.queryByRole('group', { name: 'Passform' })).toBeNull();
  });

  it('have no sizes to choose from where all wore the same', async () => {
    await openReviews('5@38 4@38');
    expect(screen.queryByRole('group', { name: 'Storlek' })).toBeNull();
  });

  it('in the page’s language come before all others, unless another order is chosen', async () => {
    await openReviews('5@36@nb 4@38@da 5@36 1@38');
    expect(shown()).toEqual(['3', '4', '1', '2']);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Högst betyg');
    expect(shown()).toEqual(['1', '3', '2', '4']);
  });

  it.each([
    ['5 4@38', 'Nyast'],
    ['5 4@38@nb', 'Nyast, svenska först'],
  ])('of “%s” are offered in the order “%s”', async (notation, order) => {
    await openReviews(notation);
    expect(screen.getAllByRole('option')[0]?.textContent).toBe(order);
  });

  it('are counted by each choice among those that the others leave', async () => {
    await openReviews('5@36@sv@S 4@38@sv@A 4@36@sv@L 4@40@sv@A');
    await press(/^4 av 5/);
    expect(counts('Storlek')).toEqual(['Alla 3', '36 1', '38 1', '40 1']);
    expect(counts('Passform')).toEqual(['Alla 3', 'Som väntat 2', 'Stor 1']);
    await press(/^38/);
    expect(counts('Passform')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^5 av 5/ })).toBeNull();
    await press(/^Alla/);
    expect(shown()).toHaveLength(3);
  });

  it('in another language are marked as such, in words and for speech', async () => {
    await openReviews('5 4@38@nb');
    expect(screen.getByText('Text 1')).not.toHaveAttribute('lang');
    expect(screen.getByText('Text 2')).toHaveAttribute('lang', 'nb');
    expect(screen.getByText('Sara, köpte 38. Skrivet på norska.')).toBeVisible();
  });
});
