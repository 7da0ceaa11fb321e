import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../platform/whenIdle';

/** In ms: a busy browser renders after this time anyway. */
const LATEST = 200;

/** False when a list is new, true once the browser has shown it and had time for the user. */
export function useIsRested(list: unknown): boolean {
  const [rested, setRested] = useState<unknown>();
  useEffect(() => whenIdle(() => startTransition(() => setRested(list)), LATEST), [list]);
  return rested === list;
}
