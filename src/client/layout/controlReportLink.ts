import { listHeadingIds } from '../navigation/controlTableOfContents';
import { findActiveHeading } from '../navigation/findActiveHeading';

/**
 * The controller of “Report a mistake on this page”: when it is followed, the issue names the heading in view.
 *
 * @param link its `data-page` is the address of the page as the issue names it
 */
export function controlReportLink(link: HTMLAnchorElement): void {
  const page = link.dataset.page!;
  const form = new URL(link.href);
  const body = form.searchParams.get('body')!;
  link.addEventListener('click', () => {
    // The link is at the foot of the page: the user has just read what is in the upper half of the view.
    const heading = findActiveHeading(listHeadingIds(), innerHeight / 2);
    form.searchParams.set('body', heading ? body.replace(page, () => `${page}#${heading}`) : body);
    link.href = form.href;
  });
}
