import { useState } from 'react';

import { useDroppedPicture } from '../photos/useDroppedPicture.ts';
import type { CoverStart } from '../reading/CoverScan.tsx';
import type { SearchAddress } from './useSearchAddress.ts';

const byCamera: CoverStart = { picture: null };

/**
 * The scan of a cover over the search screen. The address says that it is open. A picture that is dropped or pasted
 * on the screen opens it too, unless a layer above the screen may want it.
 */
export function useCoverScan(address: SearchAddress, hasLayer: boolean) {
  const { scan } = address.search;
  const [start, setStart] = useState(byCamera);

  function open(from: CoverStart) {
    setStart(from);
    address.openScan();
  }
  useDroppedPicture(scan || hasLayer ? null : (picture) => open({ picture }));

  return { start: scan ? start : null, open: () => open(byCamera), close: () => address.closeScan() };
}
