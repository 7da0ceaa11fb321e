import type { CompiledPage } from '../../shared/page';
import { findNearest } from '../problems/findNearest';
import type { Problem } from '../problems/problem';

/**
 * Checks that every link of the prose leads somewhere: a page, and a heading of it, or a file.
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
      const report = (what: string, known: Iterable<string>, wanted: string) => {
        const nearest = findNearest(wanted, known);
        const remedy =
          nearest === undefined ? 'It has none: remove the `#`.' : `Did you mean \`${nearest}\`?`;
        problems.push({ file: page.sourceFile ?? page.pathname, line, message: `${what} ${remedy}` });
      };
      if (!ids && !files.has(pathname)) {
        report(`The link \`${href}\` leads to no page.`, headings.keys(), pathname);
      } else if (ids && hash && !ids.has(hash)) {
        report(`The link \`${href}\` names no heading of that page.`, ids, hash);
      }
    }
  }
  return problems;
}
