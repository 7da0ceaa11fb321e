import type { CompiledPage } from '../../shared/page';
import { compareFacts, type FactDifference } from './compareFacts';
import { compileMarkdownExport, type ExportedSite } from './compileMarkdownExport';

/** A page as markdown. */
export interface MarkdownExport {
  markdown: string;
  /** What it states otherwise than the page; empty, or the build fails. */
  differences: FactDifference[];
}

/** Makes the markdown export of a page, and compares it with the page. */
export function exportPage(page: CompiledPage, site: ExportedSite): MarkdownExport {
  const markdown = compileMarkdownExport(page, site);
  return { markdown, differences: compareFacts(page, markdown, site) };
}
