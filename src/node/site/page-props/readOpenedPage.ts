import type { Language } from '../../../shared/languages/languages';
import type { CompiledPage } from '../../../shared/page/page';
import { ProblemsError, type Problem } from '../../base/problems/problem';
import { readPage } from '../../base/store/siteFiles';

/** Has the compiler of the development server compile a page, unless that was done. A build has compiled all pages. */
async function compilePage(pathname: string): Promise<Problem[]> {
  const compiler = process.env.DOCS_COMPILER;
  if (compiler === undefined) {
    return [];
  }
  const response = await fetch(`${compiler}?${new URLSearchParams({ pathname })}`);
  return response.json();
}

/**
 * Reads a page that somebody opens.
 *
 * @param pathname without language prefix and trailing slash
 * @throws ProblemsError with what is wrong with the page, where it could never be compiled
 */
export async function readOpenedPage(pathname: string, language: Language): Promise<CompiledPage> {
  const problems = await compilePage(pathname);
  try {
    return await readPage(process.cwd(), pathname, language);
  } catch (error) {
    throw problems.length > 0 ? new ProblemsError(problems) : error;
  }
}
