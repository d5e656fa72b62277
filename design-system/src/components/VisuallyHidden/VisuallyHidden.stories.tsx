import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Components/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  render: () => (
    <Text>
      38<VisuallyHidden>, få kvar</VisuallyHidden>
    </Text>
  ),
};
