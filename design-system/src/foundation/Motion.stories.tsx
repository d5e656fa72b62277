import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../components/Button/Button.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { media } from './media.ts';

const motions = ['colour', 'fade', 'slide'] as const;

const Lane = styled.div`
  position: relative;
  block-size: var(--space-24);
  border-block-end: 1px solid var(--color-hairline);
  & > span {
    position: absolute;
    inset-inline-start: 0;
    inline-size: var(--space-24);
    block-size: var(--space-24);
    background: var(--color-accent);
    transition: inset-inline-start var(--lane-motion) var(--motion-easing);
    ${media.forcedColors} {
      background: CanvasText;
    }
  }
  &[data-is-moved] > span {
    inset-inline-start: calc(100% - var(--space-24));
  }
`;

const meta = {
  title: 'Foundations/Motion',
  render: function Moved() {
    const [isMoved, setIsMoved] = useState(false);
    return (
      <Stack gap="24" align="stretch">
        <div>
          <Button onClick={() => setIsMoved(!isMoved)}>Flytta</Button>
        </div>
        {motions.map((motion) => (
          <Stack key={motion} gap="8">
            <Text size="small">{`--motion-${motion}`}</Text>
            <Lane
              data-is-moved={isMoved || undefined}
              style={{ '--lane-motion': `var(--motion-${motion})` }}
            >
              <span />
            </Lane>
          </Stack>
        ))}
      </Stack>
    );
  },
} satisfies Meta;
export default meta;

/**
 * One easing, three lengths: colour and heart, cross-fade and chips, drawer and sheet. Under
 * reduced motion all of them are immediate.
 */
export const Default: StoryObj = {};

export const Moved: StoryObj = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Flytta' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
  },
};
