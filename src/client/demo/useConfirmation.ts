import { useEffect, useState } from 'react';

/** How long a button of the toolbar says that it copied, in ms. */
const CONFIRMATION_MS = 1000;

/**
 * A sign that stands for a second; another one meanwhile starts the second anew.
 *
 * @returns whether it stands, and what puts it up
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
