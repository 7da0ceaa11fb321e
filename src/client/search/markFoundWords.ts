import { markMatches } from '../platform/markMatches';
import type { FoundWords } from './foundWords';
import { findMarkedPlaces } from './markWords';

/** The name in style sheets. */
const HIGHLIGHT = 'found-word';

/** The text of a page without its demos, which change their own. */
const TEXTS = 'article :is(h1, .description, .prose > *, .demo-title, .demo-key, .details > summary)';

/** Ends with the marks that are shown. */
let shown: AbortController | undefined;

/** Marks the words of a query in the text of the page until Escape or the next move. */
export function markFoundWords({ href, words }: FoundWords): void {
  shown?.abort();
  shown = new AbortController();
  const { signal } = shown;
  const mark = (elements: readonly Element[]) => {
    const texts = words.map(({ full }) => full);
    markMatches(HIGHLIGHT, elements, texts, (text) => findMarkedPlaces(text, words));
  };
  mark([...document.querySelectorAll(TEXTS)]);
  const end = () => {
    mark([]);
    shown?.abort();
  };
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  // The way to the hit is a move of its own.
  addEventListener('hashchange', () => location.href !== href && end(), { signal });
  // The page that the browser keeps for the way back has no marks.
  addEventListener('pagehide', end, { signal });
}
