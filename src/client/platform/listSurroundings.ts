/** Everything of the page that is not around an element or in it. */
export function listSurroundings(element: Element): Element[] {
  const surroundings: Element[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    // What an app puts at the end of the document, such as a menu of a demo, belongs to the demo.
    if (inner.parentElement !== document.body) {
      surroundings.push(...[...inner.parentElement.children].filter((child) => child !== inner));
    }
  }
  return surroundings.filter((surrounding) => !surrounding.matches('[inert], [aria-live]'));
}
