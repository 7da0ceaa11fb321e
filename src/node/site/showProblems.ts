import { escapeHtml } from '../../shared/escapeHtml';
import type { CompiledPage } from '../../shared/page/page';
import { createKey } from '../base/files/hash';
import { formatProblem, omitDuplicates, type Problem } from '../base/problems/problem';

/** Puts what is wrong with a page above its text, for the writer who looks at it; the page itself where it is right. */
export function showProblems(page: CompiledPage, problems: readonly Problem[]): CompiledPage {
  const own = problems.filter(({ file }) => file === page.sourceFile || file.startsWith(`data/${page.id}/`));
  if (own.length === 0) {
    return page;
  }
  const items = omitDuplicates(own).map((problem) => `<li>${escapeHtml(formatProblem(problem))}</li>`);
  const html = `<aside class="callout callout-error" data-label="callout.error"><ul>${items.join('')}</ul></aside>`;
  return { ...page, blocks: [{ kind: 'html', key: createKey('html', html), html }, ...page.blocks] };
}
