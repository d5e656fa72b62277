// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { channels } from '../../tokens/generated/tokenNames.ts';
import { ChannelProvider } from './ChannelProvider.tsx';

afterEach(cleanup);

describe('ChannelProvider', () => {
  it.each(channels)('applies %s to its content, and leaves the page alone', (channel) => {
    render(
      <ChannelProvider channel={channel} lang="fi">
        <p>Takkisää</p>
      </ChannelProvider>,
    );
    const part = screen.getByText('Takkisää').closest<HTMLElement>('[data-channel]');
    expect(part?.dataset['channel']).toBe(channel);
    expect(part?.lang).toBe('fi');
    expect(document.documentElement.dataset['channel']).toBeUndefined();
  });
});
