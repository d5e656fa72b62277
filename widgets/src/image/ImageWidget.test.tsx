// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import type { PictureRequest } from '../widgetProps.ts';
import { ImageWidget } from './ImageWidget.tsx';

afterEach(cleanup);

const shown = (changes: Readonly<Record<string, unknown>> = {}, isFirst = false) => {
  const requests: PictureRequest[] = [];
  const picture: typeof storySurroundings.picture = (image, request) => {
    requests.push(request);
    return storySurroundings.picture(image, request);
  };
  render(
    <ImageWidget
      {...storySurroundings}
      picture={picture}
      isFirst={isFirst}
      data={undefined}
      configuration={exampleOf('image', 'With caption', changes)}
    />,
  );
  return requests;
};

describe('the image widget', () => {
  it('describes the picture, with its caption below', () => {
    shown();
    expect(screen.getByRole('img', { name: /Ullkappa/ })).toBeVisible();
    expect(screen.getByRole('figure').textContent).toContain('Allt som behövs för november');
    expect(screen.getByRole('link', { name: 'Se kapporna' }).getAttribute('href')).toBe(
      '/c/dam/kappor-jackor',
    );
  });

  it('is a picture alone without caption and link', () => {
    shown({ caption: undefined, link: undefined });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it.each([
    ['landscape', 3 / 2],
    ['portrait', 4 / 5],
    ['square', 1],
    ['panorama', 21 / 9],
  ])('requests the picture cropped as it is drawn: %s', (shape, ratio) =>
    expect(shown({ shape }).map((request) => request.ratio)).toEqual([ratio]),
  );

  it.each([
    [true, 'eager'],
    [false, 'lazy'],
  ])('on the first screen (%s) its picture loads %s', (isFirst, loading) => {
    shown({}, isFirst);
    expect(screen.getByRole('img').getAttribute('loading')).toBe(loading);
  });
});
