import { useEffect, useState } from 'react';

import { openCodeReader } from './codeReader.ts';

/** A reader of codes for as long as the screen is there. */
export function useCodeReader() {
  const [reader] = useState(() => openCodeReader());
  useEffect(() => () => reader.close(), [reader]);
  return reader;
}
