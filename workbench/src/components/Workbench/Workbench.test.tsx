// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { announcedWords } from '@solvik/design-system/announced-words';
import { resizeWindow } from '@solvik/design-system/resize-window';
import { Workbench } from './Workbench.tsx';

afterEach(cleanup);
afterEach(() => resizeWindow('desktop'));

it('is a page of landmarks, each with its name and in the order they are read', () => {
  render(
    <Workbench
      title={<h1>Startsida</h1>}
      actions={<button>Publicera</button>}
      contents="Sidor"
      contentsLabel="Innehåll"
      bar="Bredd"
      stage="Sidan själv"
      stageLabel="Sidan"
      fields="Rubrik"
      fieldsLabel="Fält"
    />,
  );
  expect(within(screen.getByRole('banner')).getByRole('heading', { level: 1 }).textContent).toBe(
    'Startsida',
  );
  expect(screen.getByRole('navigation', { name: 'Innehåll' }).textContent).toBe('Sidor');
  expect(screen.getByRole('main', { name: 'Sidan' }).textContent).toBe('BreddSidan själv');
  expect(screen.getByRole('complementary', { name: 'Fält' }).textContent).toBe('Rubrik');
});

it('lists who else is present beside the header, which stays in sight on a phone, and not in it', () => {
  render(
    <Workbench
      title="A"
      actions={<button>Publicera</button>}
      notices="Sparat"
      present={<p role="status">Vera är här</p>}
      contents="C"
      contentsLabel="Innehåll"
      stage="E"
      stageLabel="Sidan"
      fields="F"
      fieldsLabel="Fält"
    />,
  );
  expect(screen.getByRole('banner').parentElement?.contains(screen.getByText('Sparat'))).toBe(true);
  expect(screen.getByRole('banner').parentElement?.contains(screen.getByRole('status'))).toBe(
    false,
  );
});

it('is exposed in the order of actions, contents, page and fields', async () => {
  const { container } = render(
    <Workbench
      title={<h1>Startsida</h1>}
      actions={<button>Publicera</button>}
      notices={<p role="status">Sparat</p>}
      contents="Sidor"
      contentsLabel="Innehåll"
      bar="Bredd"
      stage="Sidan själv"
      stageLabel="Sidan"
      foot="Tidslinje"
      fields="Rubrik"
      fieldsLabel="Fält"
    />,
  );
  expect(await announcedWords(container)).toEqual([
    'banner',
    'heading, Startsida, level 1',
    'button, Publicera',
    'end of banner',
    'status',
    'Sparat',
    'end of status',
    'navigation, Innehåll',
    'Sidor',
    'end of navigation, Innehåll',
    'main, Sidan',
    'Bredd',
    'region, Sidan',
    'Sidan själv',
    'end of region, Sidan',
    'Tidslinje',
    'end of main, Sidan',
    'complementary, Fält',
    'Rubrik',
    'end of complementary, Fält',
  ]);
});

it('lets the stage be scrolled by keys', () => {
  render(
    <Workbench
      title="A"
      actions="B"
      contents="C"
      contentsLabel="Innehåll"
      bar="D"
      stage="E"
      stageLabel="Sidan"
      fields="F"
      fieldsLabel="Fält"
    />,
  );
  expect(screen.getByRole('region', { name: 'Sidan' }).tabIndex).toBe(0);
});

it('has its notices next to the actions, before the columns that scroll away', () => {
  render(
    <Workbench
      title="A"
      actions={<button>Publicera</button>}
      notices={<p role="alert">Det gick inte att spara.</p>}
      contents="C"
      contentsLabel="Innehåll"
      stage="E"
      stageLabel="Sidan"
      fields="F"
      fieldsLabel="Fält"
    />,
  );
  const reported = screen.getByRole('alert');
  expect(screen.getByRole('banner').compareDocumentPosition(reported)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(
    screen.getByRole('navigation', { name: 'Innehåll' }).compareDocumentPosition(reported),
  ).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('has a skip link to each part when they stack, which moves the focus', async () => {
  resizeWindow('phone');
  render(
    <Workbench
      title="A"
      actions="B"
      contents="C"
      contentsLabel="Innehåll"
      stage="E"
      stageLabel="Sidan"
      fields="F"
      fieldsLabel="Fält"
    />,
  );
  const ways = ['Innehåll', 'Sidan', 'Fält'].map((name) =>
    document.getElementById(
      screen.getByRole('link', { name }).getAttribute('href')?.slice(1) ?? '',
    ),
  );
  expect(ways).toEqual([
    screen.getByRole('navigation', { name: 'Innehåll' }),
    screen.getByRole('main'),
    screen.getByRole('complementary'),
  ]);
  for (const part of ways) expect(part?.getAttribute('tabindex')).toBe('-1');
  await userEvent.click(screen.getByRole('link', { name: 'Fält' }));
  expect(document.activeElement).toBe(screen.getByRole('complementary'));
});

it('keeps rare actions behind a button, which Escape closes', async () => {
  resizeWindow('phone');
  render(
    <Workbench
      title="A"
      moreLabel="Mer"
      moreActions={<button>Jämför</button>}
      actions={<button>Publicera</button>}
      contents="C"
      contentsLabel="Innehåll"
      stage="E"
      stageLabel="Sidan"
      fields="F"
      fieldsLabel="Fält"
    />,
  );
  const more = screen.getByRole('button', { name: 'Mer' });
  expect(screen.queryByRole('button', { name: 'Jämför' })).toBe(null);
  await userEvent.click(more);
  expect(screen.getAllByRole('button', { name: 'Jämför' })).toHaveLength(1);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect([more.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', more]);
});
