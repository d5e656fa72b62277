import { beforeEach, expect, it } from 'vitest';
import { useContentPanel } from './contentPanel.ts';

const state = () => useContentPanel.getState();
const Guide = ({ kind }: { readonly kind: string }) => kind;

beforeEach(() => useContentPanel.setState(useContentPanel.getInitialState(), true));

it('has a component and its props, as an overlay at the side by default', () => {
  state().open({
    part: 'guide',
    title: 'Storleksguide',
    component: Guide,
    props: { kind: 'women' },
  });
  expect(state()).toMatchObject({
    isOpen: true,
    content: {
      title: 'Storleksguide',
      hasOverlay: true,
      isAtBottom: false,
      body: { type: Guide, props: { kind: 'women' } },
    },
  });
  state().open({
    part: 'guide',
    title: 'Storleksguide',
    component: Guide,
    props: { kind: 'men' },
    hasOverlay: false,
    isAtBottom: true,
  });
  expect(state().content).toMatchObject({
    hasOverlay: false,
    isAtBottom: true,
    body: { props: { kind: 'men' } },
  });
});

it('keeps its content while it closes', () => {
  state().open({
    part: 'guide',
    title: 'Storleksguide',
    component: Guide,
    props: { kind: 'women' },
  });
  state().close();
  expect(state()).toMatchObject({ isOpen: false, content: { title: 'Storleksguide' } });
});
