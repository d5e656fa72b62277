/** Says that all of a story is Finnish, where the part hands `lang` on to its control alone. */
import type { Decorator } from '@storybook/react-vite';

export const inFinnish: Decorator = (Story) => (
  <div lang="fi">
    <Story />
  </div>
);
