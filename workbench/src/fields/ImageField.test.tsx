// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storyLibrary, storyPictures } from '../testing/storyLibrary.ts';
import { loadWorkbenchText } from '../workbenchText.ts';
import { FieldContextProvider, type FieldContextValue } from './fieldContext.ts';
import { ImageField } from './ImageField.tsx';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');
const user = userEvent.setup();

function show(value?: object, problem?: string) {
  const write = vi.fn<FieldContextValue['write']>();
  const context: FieldContextValue = {
    text,
    title: (english) => english,
    language: 'fi',
    market: '*',
    fields: {},
    write,
    problemAt: (path) => (path.at(-1) === 'file' ? problem : undefined),
    media: storyLibrary({ text }),
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FieldContextProvider value={context}>
        <ImageField
          field={{ kind: 'image', title: 'Picture' }}
          path={['image', '*']}
          label="Bild"
          value={value}
        />
      </FieldContextProvider>
    </QueryClientProvider>,
  );
  return write;
}

it('takes a picture of the library with its alt texts in every language and its focal point', async () => {
  const write = show();
  expect(screen.getByText('Ingen bild är vald.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Välj bild' }));
  // A busy machine can need longer than the usual second to render the library.
  const picture = { name: 'DSC_0411.jpg' };
  await user.click(await screen.findByRole('radio', picture, { timeout: 20_000 }));
  await user.click(screen.getByRole('button', { name: 'Använd bilden' }));
  const [, coat] = storyPictures;
  expect(write).toHaveBeenCalledExactlyOnceWith(['image', '*'], {
    file: 'coat-front.webp',
    alt: coat?.alt,
    focalPoint: { x: 0.62, y: 0.4 },
  });
});

it('lets the page override the text in the edited language, and the focal point', async () => {
  const write = show({
    file: 'coat-front.webp',
    alt: { sv: 'Kappa' },
    focalPoint: { x: 0.5, y: 0.5 },
  });
  await user.type(screen.getByLabelText('Bildbeskrivning, finska'), 'T');
  expect(write).toHaveBeenLastCalledWith(['image', '*', 'alt', 'fi'], 'T');
  screen.getByRole('slider', { name: 'Uppifrån' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(write).toHaveBeenLastCalledWith(['image', '*', 'focalPoint'], { x: 0.5, y: 0.49 });
  await user.click(screen.getByRole('button', { name: 'Visa mitten' }));
  expect(write).toHaveBeenLastCalledWith(['image', '*', 'focalPoint'], undefined);
  await user.click(screen.getByRole('button', { name: 'Ta bort bilden' }));
  expect(write).toHaveBeenLastCalledWith(['image', '*'], undefined);
});

it('shows the error at the button that fixes it', () => {
  show(undefined, 'Välj en bild.');
  expect(screen.getByText('Välj en bild.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Välj bild' }).id).toBe('field-image-all-file');
});
