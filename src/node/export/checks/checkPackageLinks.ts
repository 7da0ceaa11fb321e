import type { PageFacts } from '../page-facts/readPageFacts';
import type { DocumentationLink } from '../../base/packages/findDocumentationLinks';
import { findNearest } from '../../base/problems/findNearest';
import type { Problem } from '../../base/problems/problem';

interface PackageLinksOptions {
  links: readonly DocumentationLink[];
  /** All exported pages. */
  pages: readonly Pick<PageFacts, 'address' | 'links'>[];
  /** Where the redirects send a pathname; undefined for one that is not redirected. */
  findRedirect: (pathname: string) => { location: string } | undefined;
}

/** Checks that each link of the installed packages leads to a page of the export, and to an element of it. */
export function checkPackageLinks({ links, pages, findRedirect }: PackageLinksOptions): Problem[] {
  const idsByAddress = new Map(pages.map((page) => [page.address, page.links.ids]));
  const problems: Problem[] = [];
  for (const { href, file } of links) {
    const [pathname = '', hash] = href.split('#');
    const written = pathname.replace(/\/?$/, '/');
    const address = findRedirect(written)?.location ?? written;
    const ids = idsByAddress.get(address);
    const report = (message: string) => problems.push({ file: `node_modules/${file}`, message });
    if (!ids) {
      const nearest = findNearest(address, idsByAddress.keys());
      report(
        `The link \`${href}\` leads to no page. Redirect it in public/_redirects: \`${written} ${nearest} 301\`.`,
      );
    } else if (hash && !ids.includes(hash)) {
      report(
        `The link \`${href}\` names nothing on that page. Write \`${hash}:\` with the id of a heading below \`ids\` in the map beside the page.`,
      );
    }
  }
  return problems;
}
