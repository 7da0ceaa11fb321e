import { listHeadingIds } from '../navigation/controlTableOfContents';
import { findActiveHeading } from '../navigation/findActiveHeading';

/** The line of an issue that has the address of the page. */
const PAGE = /^Page: .*$/m;

/**
 * The controller of “Report a mistake on this page”: when it is followed, the issue names the heading in view.
 */
export function controlReportLink(link: HTMLAnchorElement): void {
  const form = new URL(link.href);
  const body = form.searchParams.get('body')!;
  link.addEventListener('click', () => {
    // The link is at the foot of the page: the user has just read what is in the upper half of the view.
    const heading = findActiveHeading(listHeadingIds(), innerHeight / 2);
    form.searchParams.set('body', heading ? body.replace(PAGE, (line) => `${line}#${heading}`) : body);
    link.href = form.href;
  });
}
