import { compilePage, type CompileOptions } from '../../../../src/node/pages/markdown/compilePage';
import { findDemos } from '../../../../src/node/pages/markdown/findDemos';
import type { PageSource } from '../../../../src/node/pages/markdown/loadPage';
import { parsePage } from '../../../../src/node/pages/markdown/parsePage';
import type { Problem } from '../../../../src/node/base/problems/problem';
import { parseQuestions } from '../../../../src/node/pages/questions/parseQuestions';
import type { CompiledPage } from '../../../../src/shared/page/page';
import { createTestApi } from './createTestApi';

/** A page of these lines, the first of which is on line 5. */
export function pageText(...lines: string[]): string {
  const description = 'Show the orders of a shop in rows and columns, and let users sort and filter them.';
  return ['---', 'title: Columns', `description: ${description}`, '---', ...lines].join('\n');
}

/** Pages that exist in the site of these tests. */
const PATHNAMES = [
  '/x/introduction/licensing',
  '/x/react-data-grid/columns',
  '/x/react-data-grid/rows',
  '/x/react-data-grid/events',
  '/x/api/data-grid/data-grid',
  '/x/api/data-grid/data-grid-pro',
  '/x/api/data-grid/grid-col-def',
];

interface CompileMarkdownOptions extends Partial<
  Omit<CompileOptions, 'source' | 'parsed' | 'problems' | 'questions'>
> {
  /** Folder of the page; decides which demos exist. */
  directory?: string;
  /** The text of the English page, when `markdown` is a translation into Chinese. */
  english?: string;
  englishRevision?: string;
  /** The file beside the page. */
  questions?: PageSource['questions'];
}

interface Compilation {
  /** Undefined when the front matter is wrong. */
  page: CompiledPage | undefined;
  problems: Problem[];
}

/** Compiles a page from its text: `columns.md`, or `columns.zh.md` when the English text is given too. */
export async function compileMarkdown(
  markdown: string,
  {
    directory = import.meta.dirname,
    english,
    englishRevision = '',
    questions,
    ...options
  }: CompileMarkdownOptions = {},
): Promise<Compilation> {
  const problems: Problem[] = [];
  const englishPage =
    english === undefined ? undefined : (await compileMarkdown(english, { directory })).page;
  const englishText = { file: 'data/data-grid/columns/columns.md', markdown: english ?? markdown };
  const source: PageSource = {
    pageId: 'data-grid/columns',
    directory,
    english: englishText,
    text: englishPage ? { file: 'data/data-grid/columns/columns.zh.md', markdown } : englishText,
    contentLanguage: englishPage ? 'zh' : 'en',
    englishRevision,
    ...(questions && { questions }),
  };
  const parsed = parsePage(source.text, problems);
  if (!parsed) {
    return { page: undefined, problems };
  }
  const pathnames = new Set(PATHNAMES);
  const page = await compilePage({
    source,
    parsed,
    language: source.contentLanguage,
    englishHeadings: englishPage?.toc,
    languages: englishPage ? ['en', 'zh'] : ['en'],
    pathnames,
    demos: findDemos(parsed, source, problems),
    rendered: new Map(),
    getDemoApi: () => [],
    ...(await createTestApi(pathnames)),
    questions: questions && parseQuestions(questions, problems).get(source.contentLanguage),
    widgets: new Map([['package-versions', (language) => `<p>Versions (${language})</p>`]]),
    problems,
    ...options,
  });
  return { page, problems };
}
