import { EditorView } from '@codemirror/view';

/** The height of the window's upper part in which no cursor should be, in pixels: the bar of the page covers it. */
function readCovered(view: EditorView): number {
  // A demo that fills the window covers the bar.
  if (view.dom.closest('[data-full]')) {
    return 0;
  }
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/**
 * Keeps the line of the cursor clear of the bar at the top of the page: CodeMirror scrolls to the edge of the window. It
 * does what is left to do once the handler has returned.
 */
export const belowAppBar = EditorView.scrollHandler.of((view, { head }) => {
  const { node } = view.domAtPos(head);
  const line = (node instanceof Element ? node : node.parentElement)?.closest('.cm-line');
  const covered = readCovered(view);
  const top = line?.getBoundingClientRect().top ?? covered;
  if (top < covered) {
    window.scrollBy({ top: top - covered, behavior: 'instant' });
  }
  return false;
});
