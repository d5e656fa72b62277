import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../testing/renderMeasured.tsx';
import { Icon, iconSizes } from './Icon.tsx';

afterEach(cleanup);

it.each(iconSizes)('is %s pixels wide and high', async (size) => {
  await renderMeasured('phone', <Icon name="heart" size={size} data-testid="icon" />);
  expect([rectOf('icon').width, rectOf('icon').height]).toEqual([Number(size), Number(size)]);
});
