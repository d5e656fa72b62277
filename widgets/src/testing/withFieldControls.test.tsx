// @vitest-environment happy-dom
import { isWidgetType } from '@solvik/content-schema';
import { widgetDefinitions } from '@solvik/content-schema/editing';
import { argPrefix } from '@solvik/content-schema/controls';
import { composeStories, composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as buttons from '../buttons/ButtonsWidget.stories.tsx';
import * as hero from '../hero/HeroWidget.stories.tsx';
import * as offers from '../offers/OffersWidget.stories.tsx';
import { fieldArgs } from './fieldArgs.ts';

afterEach(cleanup);

const preview = { argsEnhancers: [fieldArgs] };
const modules = import.meta.glob<Readonly<Record<string, StoryObj>> & { readonly default: Meta }>(
  ['../*/*.stories.tsx', '!../testing/*'],
  { eager: true },
);

describe('a control of a widget’s field', () => {
  it('begins with what the story’s configuration holds', () => {
    const { WordsAlone } = composeStories(hero, preview);
    expect(WordsAlone.args).toMatchObject({
      'field-heading': 'Kappor & jackor',
      'field-tone': 'tint',
    });
  });

  const turn = (story: StoryObj, meta: unknown, changes: Readonly<Record<string, unknown>>) => {
    const Story = composeStory(story, meta as Meta, preview);
    const given: object = Object.fromEntries(
      Object.entries(changes).map(([field, value]) => [`${argPrefix}${field}`, value]),
    );
    return render(<Story {...given} />).container;
  };

  it('changes a text', () => {
    turn(hero.WordsAlone as StoryObj, hero.default, { heading: 'Vårrea' });
    expect(screen.getByRole('heading', { name: 'Vårrea' })).toBeVisible();
  });

  it('changes a colour', () => {
    const toneOf = (root: Element) => root.querySelector('[data-tone]')?.getAttribute('data-tone');
    expect(toneOf(turn(hero.WordsAlone as StoryObj, hero.default, { tone: 'shade' }))).toBe(
      'shade',
    );
  });

  it('changes a link', () => {
    turn(hero.WordsAlone as StoryObj, hero.default, {
      link: { label: 'Till mössorna', href: '/c/dam/mossor' },
    });
    expect(screen.getByRole('link', { name: 'Till mössorna' }).getAttribute('href')).toBe(
      '/c/dam/mossor',
    );
  });

  it('changes a picture', () => {
    turn(hero.WordsAlone as StoryObj, hero.default, {
      image: { file: 'boots.webp', alt: 'Chelseakängor' },
    });
    expect(screen.getByRole('img', { name: 'Chelseakängor' })).toBeVisible();
  });

  it('changes a picked day to the moment it begins', () => {
    turn(offers.Code as StoryObj, offers.default, { ends: Date.UTC(2025, 9, 31) });
    expect(screen.queryByText('STICKAT20')).toBeNull();
  });

  it('changes a list', () => {
    turn(buttons.HeadingAndTwo as StoryObj, buttons.default, {
      buttons: [{ link: { label: 'Den enda', href: '/nyheter' } }],
    });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Den enda']);
  });

  it('removes a field that is emptied, and reports one that is required', () => {
    turn(hero.WordsAlone as StoryObj, hero.default, { text: '', heading: '' });
    expect(screen.getByText('heading: required')).toBeVisible();
  });

  it('exists for every field of every widget', () => {
    const turnable = new Map(
      Object.entries(modules).map(([path, { default: meta }]) => [
        path.split('/')[1] ?? '',
        Object.keys(meta.argTypes ?? {}).filter((arg) => arg.startsWith(argPrefix)),
      ]),
    );
    for (const { type, fields } of widgetDefinitions)
      expect(isWidgetType(type) && turnable.get(type), type).toEqual(
        Object.keys(fields).map((field) => `${argPrefix}${field}`),
      );
  });
});
