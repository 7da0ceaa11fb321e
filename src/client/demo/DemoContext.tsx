import { createContext, useContext } from 'react';
import type { LoadDemo } from './startDemo';

const DemoContext = createContext<LoadDemo | undefined>(undefined);

/** Gives the page the function that imports its demos. */
export const DemoProvider = DemoContext;

/** @throws without a provider above */
export function useLoadDemo(): LoadDemo {
  const loadDemo = useContext(DemoContext);
  if (!loadDemo) {
    throw new Error('Forgot to wrap the page in `DemoProvider`.');
  }
  return loadDemo;
}
