/**
 * Fills the document with headings; jsdom does no layout.
 *
 * @param tops distance of each from the top of the page, in px, by id
 * @param pageHeight in px
 */
export function placeHeadings(tops: Record<string, number>, pageHeight: number): void {
  document.body.replaceChildren(
    ...Object.entries(tops).map(([id, top]) => {
      const heading = document.createElement('h2');
      heading.id = id;
      heading.getBoundingClientRect = () => new DOMRect(0, top - scrollY, 600, 30);
      return heading;
    }),
  );
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pageHeight, configurable: true });
}
