import { Outlet } from 'react-router-dom';
import { PageFrame } from '../PageFrame.tsx';

/** Nothing of the shop around it: a screen that brings its own landmarks. */
export function BareLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
