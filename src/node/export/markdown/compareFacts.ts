import type { CompiledPage } from '../../../shared/page/page';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import { SITE_ORIGIN } from '../../../shared/paths/site';
import type { ExportedSite } from './compileMarkdownExport';
import { type Facts, type MarkdownReader, readPageFacts } from './readFacts';

/** Something that a page and its markdown export do not both state. */
export interface FactDifference {
  kind: keyof Facts;
  /** What the page states; absent where only the export states something. */
  page?: string;
  /** What the export states in its place; absent where nothing does. */
  markdown?: string;
}

/** Title, description, and the list of versions and addresses; blank lines are between them. */
const HEAD_BLOCKS = 3;

function toText(fact: string | readonly string[] | undefined): string | undefined {
  return typeof fact === 'object' ? fact.join(' | ') : fact;
}

/** The first difference of each kind: those after it mostly follow from it. */
function findDifferences(page: Partial<Facts>, markdown: Facts): FactDifference[] {
  return (Object.keys(page) as (keyof Facts)[]).flatMap((kind) => {
    const wanted = (page[kind] ?? []).map(toText);
    const found = markdown[kind].map(toText);
    const index = Array.from({ length: Math.max(wanted.length, found.length) }, (_, at) => at).find(
      (at) => wanted[at] !== found[at],
    );
    return index === undefined ? [] : [{ kind, page: wanted[index], markdown: found[index] }];
  });
}

/**
 * Compares what a page states with what its markdown export states: headings, code, tables, links and versions; in the
 * head of the export title, address and the versions of the packages that the page documents.
 */
export function compareFacts(
  page: CompiledPage,
  markdown: string,
  { packages }: ExportedSite,
  readMarkdown: MarkdownReader,
): FactDifference[] {
  const address = SITE_ORIGIN + pathnameToHref(page.pathname, page.language);
  const blocks = markdown.split('\n\n');
  const documented = page.frontMatter.packages.filter((name) => name.startsWith('@mui/x-'));
  const head: Partial<Facts> = {
    headings: [`1 ${page.title}`],
    links: [`${address} ${address}`],
    inlineCode: documented.map((name) => `${name}@${packages[name] ?? 'not installed'}`),
  };
  return [
    ...findDifferences(head, readMarkdown(blocks.slice(0, HEAD_BLOCKS).join('\n\n'))),
    ...findDifferences(
      readPageFacts(page, (href) => new URL(href, address).href),
      readMarkdown(blocks.slice(HEAD_BLOCKS).join('\n\n')),
    ),
  ];
}
