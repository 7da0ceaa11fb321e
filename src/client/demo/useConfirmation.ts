import { useEffect, useState } from 'react';

/** How long a button of the toolbar says that it copied, in ms. */
const CONFIRMATION_MS = 1000;

/**
 * A confirmation that is visible for a second; another one meanwhile restarts the second.
 *
 * @returns whether it is visible, and a function that shows it
 */
export function useConfirmation(): [isShown: boolean, show: () => void] {
  const [count, setCount] = useState(0);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (count === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setIsShown(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [count]);
  const show = () => {
    setIsShown(true);
    setCount((before) => before + 1);
  };
  return [isShown, show];
}
