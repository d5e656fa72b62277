// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { VideoFrame, type VideoFrameProps } from './VideoFrame.tsx';

afterEach(cleanup);

const question = {
  text: 'Vimeo får veta det.',
  agree: 'Spela upp från Vimeo',
  decline: 'Nej tack',
};
const show = (changes: Partial<VideoFrameProps> = {}) =>
  render(
    <VideoFrame poster={{ src: './coat.webp', alt: '' }} playLabel="Spela upp: kappan" {...changes}>
      <video aria-label="Kappan" muted controls tabIndex={0} />
    </VideoFrame>,
  );
const film = () => screen.queryByLabelText('Kappan');
const play = () => screen.getByRole('button', { name: 'Spela upp: kappan' });

describe('VideoFrame', () => {
  it('has no video until it is requested, and then the video has the focus', async () => {
    show();
    expect(film()).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(film());
  });

  it('requires consent first where a third party would be contacted, and the consent has the focus with what it is about', async () => {
    show({ question });
    await userEvent.click(play());
    expect(film()).toBeNull();
    const agree = screen.getByRole('button', { name: 'Spela upp från Vimeo' });
    expect(document.activeElement).toBe(agree);
    expect(document.getElementById(agree.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Vimeo får veta det.',
    );
    await userEvent.click(agree);
    expect(document.activeElement).toBe(film());
  });

  it('is exposed as a button that names the video, then the question with its answers, then the video', async () => {
    const { container } = show({ question });
    expect(await announcedWords(container)).toEqual(['button, Spela upp: kappan, not expanded']);
    await userEvent.click(play());
    expect(await announcedWords(container)).toEqual([
      'button, Spela upp: kappan, expanded',
      'paragraph',
      'Vimeo får veta det.',
      'end of paragraph',
      'button, Spela upp från Vimeo, Vimeo får veta det.',
      'button, Nej tack',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Spela upp från Vimeo' }));
    expect(await announcedWords(container)).toEqual(['Kappan']);
  });

  it.each([
    ['a no', () => userEvent.click(screen.getByRole('button', { name: 'Nej tack' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('requests nothing after %s, and the focus returns to its origin', async (_way, refuse) => {
    show({ question });
    await userEvent.click(play());
    await refuse();
    expect(film()).toBeNull();
    expect(screen.queryByText('Vimeo får veta det.')).toBeNull();
    expect(document.activeElement).toBe(play());
  });
});
