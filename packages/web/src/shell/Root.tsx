import { Outlet } from '@tanstack/react-router';

import { ToastRegion } from '../ui/ToastRegion.tsx';

/** What every screen has, public ones too. */
export function Root() {
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  );
}
