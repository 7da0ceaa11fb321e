import fs from 'node:fs/promises';
import path from 'node:path';
import type { Coverage } from '../../base/store/coverage';
import type { ListedCheck } from '../../../shared/page/healthPage';
import type { Language } from '../../../shared/languages/languages';
import type { Translate } from '../../../shared/languages/translate';
import { formatProblem } from '../../base/problems/problem';
import { PROSE_REPORT, type ProseReport } from '../../checks/prose/proseReport';
import { SEARCH_REPORT, type SearchReport } from '../../search/searchReport';
import { SNIPPET_REPORT, type SnippetReport } from '../../checks/snippets/snippetReport';
import { isPartialBuild } from '../../base/store/selectPathnames';
import { readDateFormReport } from '../../base/store/dateFormReport';
import { readTranslationReport } from '../../base/store/translationReport';

/** The checks that are listed, by key of their texts. */
type CheckKey = 'links' | 'snippets' | 'dateLibraries' | 'prose' | 'coverage' | 'translations' | 'search';

async function readJson<Content>(projectDirectory: string, name: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await fs.readFile(path.join(projectDirectory, name), 'utf8'));
  } catch {
    return undefined;
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Rounded down: 100 % says that nothing is missing. */
function toPercent(share: number): number {
  return Math.floor(share * 100);
}

/**
 * What the checks of the content found, in words. Each of them ends the build when it finds something wrong: what is
 * listed has passed. A check that did not run, as in development or in a build of some pages, is not listed.
 *
 * @param pages how many pages there are in each language
 */
export async function listChecks(
  projectDirectory: string,
  { pages, language, t }: { pages: number; language: Language; t: Translate },
): Promise<ListedCheck[]> {
  const create = (key: CheckKey, values: Record<string, string | number>, exceptions: string[] = []) => ({
    title: t(`health.checks.${key}.title`),
    text: t(
      `health.checks.${key}.text`,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    ),
    exceptions,
  });
  const checks: ListedCheck[] = isPartialBuild() ? [] : [create('links', { pages })];
  const snippets = await readJson<SnippetReport>(projectDirectory, SNIPPET_REPORT);
  if (snippets) {
    const count = sum(Object.values(snippets.fences));
    const exceptions = snippets.off.map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
    checks.push(
      create(
        'snippets',
        { count: count - exceptions.length, old: snippets.older, off: exceptions.length },
        exceptions,
      ),
    );
  }
  const { gaps, ...forms } = await readDateFormReport(projectDirectory);
  checks.push(create('dateLibraries', forms, gaps.map(formatProblem)));
  const prose = await readJson<ProseReport>(projectDirectory, PROSE_REPORT);
  if (prose) {
    checks.push(create('prose', { texts: prose.files }));
  }
  const coverage = await readJson<Coverage[]>(projectDirectory, '.cache/site/coverage.json');
  if (coverage) {
    const total = sum(coverage.map((part) => part.total));
    const missing = sum(coverage.map((part) => part.missing.length));
    checks.push(create('coverage', { described: total - missing, total }));
  }
  const { total, behind } = await readTranslationReport(projectDirectory);
  checks.push(create('translations', { current: total - behind.length, total }, behind.map(formatProblem)));
  const search = (await readJson<SearchReport>(projectDirectory, SEARCH_REPORT))?.[language];
  if (search) {
    const { queries, heldOut } = search;
    checks.push(
      create('search', {
        count: queries.count,
        first: toPercent(queries.recallAt1),
        third: toPercent(queries.recallAt3),
        heldOutCount: heldOut.count,
        heldOutFirst: toPercent(heldOut.recallAt1),
        heldOutThird: toPercent(heldOut.recallAt3),
        gap: Math.round((queries.recallAt1 - heldOut.recallAt1) * 100),
      }),
    );
  }
  return checks;
}
