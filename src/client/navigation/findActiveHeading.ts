/** A heading counts as read when it is this near to the top of the view, in px. */
const READING_LINE = 120;

/** Extra offset of a heading that is the target of a link, in px. */
function getScrollMargin(heading: HTMLElement): number {
  return parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
}

/**
 * The id of the heading that is read: the last one above a line, and at the end of the page the last of all; undefined
 * above the first.
 *
 * @param ids of the headings, in the order of the page
 * @param line how far from the top of the view the line is, in px
 */
export function findActiveHeading(ids: readonly string[], line = READING_LINE): string | undefined {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null);
  if (isAtEnd && scrollY > 0) {
    return headings.at(-1)?.id;
  }
  return headings.findLast(
    (heading) => heading.getBoundingClientRect().top - getScrollMargin(heading) <= line,
  )?.id;
}
