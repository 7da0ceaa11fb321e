import { useEffect, useRef } from 'react';

/** The modifiers of Enter: with Ctrl a link opens in a new tab. */
export type EnterModifiers = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

interface EarlyEnterOptions {
  query: string;
  /** Whether all answers to the query are there, or none will come. */
  isAnswered: boolean;
  /** Chooses the first answer, if there is one. */
  choose: (modifiers: EnterModifiers) => void;
}

/**
 * Remembers Enter that is pressed before the answers are there: it chooses the first one as soon as they are, unless the
 * query is another one by then.
 *
 * @returns notes Enter
 */
export function useEarlyEnter({ query, isAnswered, choose }: EarlyEnterOptions) {
  const early = useRef<{ query: string; modifiers: EnterModifiers }>(undefined);
  useEffect(() => {
    const entered = early.current;
    if (!entered || !isAnswered) {
      return;
    }
    early.current = undefined;
    if (entered.query === query) {
      choose(entered.modifiers);
    }
  }, [query, isAnswered, choose]);
  return (modifiers: EnterModifiers) => {
    early.current = isAnswered ? undefined : { query, modifiers };
  };
}
