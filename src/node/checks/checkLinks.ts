import type { CompiledPage } from '../../shared/page/page';
import { findNearest } from '../base/problems/findNearest';
import type { Problem } from '../base/problems/problem';

/** Segments of the address of a product's overview: `/x/react-charts/`. */
const PRODUCT_DEPTH = 2;

/** What a page has in the place of an id; `address` is empty for the page with the link. */
function describeMissingId(id: string, ids: ReadonlySet<string>, address: string): string {
  const page = address ? `\`${address}\`` : 'this page';
  const nearest = findNearest(id, ids);
  return nearest === undefined
    ? `${page} has no headings. Remove \`#${id}\`.`
    : `${page} has no heading with the id \`${id}\`. Did you mean \`#${nearest}\`? ` +
        'Ids are the English headings in lower case, with hyphens.';
}

/** The page below the linked one, or of the product whose overview is linked, that is about what a section there only mentions. */
function findOwnPage(
  pathname: string,
  id: string,
  { from, pages }: { from: string; pages: ReadonlyMap<string, unknown> },
): string | undefined {
  const below = `${pathname}${id}/`;
  if (pages.has(below)) {
    return below === from ? undefined : below;
  }
  const isOverview = pathname.split('/').filter(Boolean).length === PRODUCT_DEPTH;
  return isOverview
    ? [...pages.keys()].find((own) => own !== from && own.startsWith(pathname) && own.endsWith(`/${id}/`))
    : undefined;
}

/**
 * Checks that every link of the prose leads somewhere: a page, and a heading of it, or a file.
 *
 * Where a subject has its own page, links lead there.
 *
 * @param files addresses of static files, such as `/x/llms.txt`
 * @returns a problem for each that does not, with the nearest that would
 */
export function checkLinks(
  pages: readonly Omit<CompiledPage, 'blocks' | 'styles'>[],
  files: ReadonlySet<string>,
): Problem[] {
  const headings = new Map<string, Set<string>>();
  for (const { pathname, toc } of pages) {
    headings.set(`${pathname}/`, new Set(toc.map(({ id }) => id)));
  }
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const { href, line } of page.links) {
      const [address = '', hash] = href.split('#');
      const pathname = (address.split('?')[0] ?? '') || `${page.pathname}/`;
      const ids = headings.get(pathname);
      const report = (message: string) => {
        problems.push({ file: page.sourceFile ?? page.pathname, line, message });
      };
      if (!ids && !files.has(pathname)) {
        const nearest = findNearest(pathname, headings.keys());
        report(`The link \`${href}\` leads to no page. Did you mean \`${nearest}\`?`);
      } else if (ids && hash && !ids.has(hash)) {
        report(`The link \`${href}\` leads to no section: ${describeMissingId(hash, ids, address)}`);
      } else if (ids && hash && address) {
        const own = findOwnPage(pathname, hash, { from: `${page.pathname}/`, pages: headings });
        if (own !== undefined) {
          report(`The link \`${href}\` leads to a section about what has its own page. Write \`${own}\`.`);
        }
      }
    }
  }
  return problems;
}
