import type { CompiledPage } from '../../../shared/page/page';

/** What the rest of the build needs to know of a page: without its content, which is large. */
export type PageSummary = Omit<CompiledPage, 'blocks' | 'styles'>;

export function summarizePage(page: CompiledPage): PageSummary {
  const { blocks: _blocks, styles: _styles, ...summary } = page;
  return summary;
}
