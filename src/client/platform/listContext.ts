/** Everything of the page that is not around an element or in it. */
export function listContext(element: Element): Element[] {
  const context: Element[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    // What an app puts at the end of the document, such as a menu of a demo, belongs to the demo.
    if (inner.parentElement !== document.body) {
      context.push(...[...inner.parentElement.children].filter((child) => child !== inner));
    }
  }
  return context.filter((neighbor) => !neighbor.matches('[inert], [aria-live]'));
}
