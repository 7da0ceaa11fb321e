import type { Language } from '../../shared/languages';
import type { CompiledPage } from '../../shared/page';
import { ProblemsError, type Problem } from '../problems/problem';
import { readPage } from '../store/siteFiles';

/** Where the compiler of the development server answers; undefined in a build, which has compiled all pages. */
const COMPILER = process.env.DOCS_COMPILER;

/** Has a page compiled, unless it is compiled as it is on disk. */
async function compilePage(pathname: string): Promise<Problem[]> {
  if (COMPILER === undefined) {
    return [];
  }
  const response = await fetch(`${COMPILER}?${new URLSearchParams({ pathname })}`);
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
