/** Marks all of a story as Finnish, where the part passes `lang` to its control alone. */
import type { Decorator } from '@storybook/react-vite';

export const inFinnish: Decorator = (Story) => (
  <div lang="fi">
    <Story />
  </div>
);
