// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from './announcedWords.ts';

afterEach(cleanup);

describe('announcedWords', () => {
  it('reads to the end also when a later part begins with the words of the first', async () => {
    const { container } = render(
      <>
        <p>Kappor</p>
        <p>Stickat</p>
      </>,
    );
    expect(await announcedWords(container)).toEqual([
      'paragraph',
      'Kappor',
      'end of paragraph',
      'paragraph',
      'Stickat',
      'end of paragraph',
    ]);
  });

  it.each(['<b>Kappor</b>', '<button>Köp</button>', 'Kappor'])(
    'reads one part once: %s',
    async (markup) => {
      const { container } = render(<div dangerouslySetInnerHTML={{ __html: markup }} />);
      expect(await announcedWords(container)).toHaveLength(1);
    },
  );
});
