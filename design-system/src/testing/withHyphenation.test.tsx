// @vitest-environment happy-dom
import { composeStory } from '@storybook/react-vite';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Heading } from '../components/Heading/Heading.tsx';
import { withHyphenation } from './withHyphenation.tsx';

afterEach(cleanup);

const words = 'Palmikkoneulepusero';

it.each([
  ['fi', 'divided by our rule', 5],
  ['sv', 'left to the browser', 0],
])('in %s the long words of a story are %s', (locale, _how, hyphens) => {
  const Story = composeStory(
    { globals: { locale } },
    {
      title: 'Components/Heading',
      decorators: [withHyphenation],
      render: () => <Heading level={1}>{words}</Heading>,
    },
  );
  render(<Story />);
  expect(
    screen.getByRole('heading', { name: words }).querySelectorAll('[data-is-soft-hyphen]'),
  ).toHaveLength(hyphens);
});
