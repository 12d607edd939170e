import { Outlet } from '@tanstack/react-router';

import { ToastRegion } from '../ui/ToastRegion.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

/** What every screen has, also public ones. */
export function Root() {
  return (
    <>
      <Outlet />
      <ToastRegion>
        <OfflineNotice />
      </ToastRegion>
    </>
  );
}
