/** A heading counts as read when it is this near to the top of the view, in px. */
const READING_LINE = 120;

/** Extra offset of a heading that is the target of a link, in px. */
function getScrollMargin(heading: HTMLElement): number {
  return parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
}

/** How much of the last screen of the page was scrolled, 0 to 1; of a page that does not scroll, nothing. */
function getEndProgress(): number {
  const range = document.documentElement.scrollHeight - innerHeight;
  const rest = range - scrollY;
  return range > 0 ? Math.max(0, 1 - rest / Math.min(innerHeight, range)) : 0;
}

/**
 * The id of the heading that is read: the last one above a line; undefined above the first. On the last screen of the page
 * the line goes down to the lower edge of the view: short sections there never come up to it.
 *
 * @param ids of the headings, in the order of the page
 * @param line how far from the top of the view the line is, in px
 */
export function findActiveHeading(ids: readonly string[], line = READING_LINE): string | undefined {
  const lowered = line + getEndProgress() * (innerHeight - line);
  const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null);
  return headings.findLast(
    (heading) => heading.getBoundingClientRect().top - getScrollMargin(heading) <= lowered,
  )?.id;
}
