import { useEffect, useState } from 'react';
import { isTypingPlace } from '../platform/isTypingPlace';

/** Set on the figure that fills the window, and on the document meanwhile. */
const FIGURE_MARK = 'data-full';
const DOCUMENT_MARK = 'data-demo-full';

/** Everything of the page that is not around an element or in it. */
function listSurroundings(element: Element): Element[] {
  const surroundings: Element[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    // What an app puts at the end of the document, such as a menu of the demo, belongs to the demo.
    if (inner.parentElement !== document.body) {
      surroundings.push(...[...inner.parentElement.children].filter((child) => child !== inner));
    }
  }
  return surroundings;
}

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
    const others = listSurroundings(figure).filter((element) => !element.matches('[inert], [aria-live]'));
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
