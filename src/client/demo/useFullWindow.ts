import { useEffect, useState } from 'react';
import { isTypingPlace } from '../platform/isTypingPlace';
import { listContext } from '../platform/listContext';

/** Set on the figure that fills the window, and on the document meanwhile. */
const FIGURE_MARK = 'data-full';
const DOCUMENT_MARK = 'data-demo-full';

/**
 * Lets a demo fill the window, above the page, which cannot be reached meanwhile; Escape leads back. The element stays
 * in its place in the document, and so the demo keeps its state.
 */
export function useFullWindow(figure: HTMLElement): [isFull: boolean, toggle: () => void] {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    if (!isFull) {
      return undefined;
    }
    const others = listContext(figure);
    const mark = (isMarked: boolean) => {
      figure.toggleAttribute(FIGURE_MARK, isMarked);
      document.documentElement.toggleAttribute(DOCUMENT_MARK, isMarked);
      others.forEach((element) => element.toggleAttribute('inert', isMarked));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isOfDemo = event.target !== document.body && isTypingPlace(event.target);
      if (event.key === 'Escape' && !event.defaultPrevented && !isOfDemo) {
        setIsFull(false);
      }
    };
    mark(true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      mark(false);
      document.removeEventListener('keydown', onKeyDown);
      figure.scrollIntoView({ block: 'nearest' });
    };
  }, [figure, isFull]);
  return [isFull, () => setIsFull((is) => !is)];
}
