import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; nothing on the server, where React would complain about one. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
