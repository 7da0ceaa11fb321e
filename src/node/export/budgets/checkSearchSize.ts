import type { Problem } from '../../base/problems/problem';
import { BUDGETS } from './budgets';
import { formatSize } from './formatSize';

interface WeighedFile {
  address: string;
  size: number;
}

/** What a page has loaded when the search of its language is open, in gzipped bytes. */
export interface SearchWeight {
  language: string;
  /** Code and texts, those of the page included. */
  script: number;
  index: number;
  /** The files of the full text, by address. */
  files: Map<string, number>;
  /** The files that every query loads; absent without any. */
  descriptions?: WeighedFile;
  questions?: WeighedFile;
}

/** Checks what is loaded when the search is open, and by a query after that. */
export function checkSearchSize({
  language,
  script,
  index,
  files,
  descriptions,
  questions,
}: SearchWeight): Problem[] {
  const problems: Problem[] = [];
  const total = script + index;
  if (total > BUDGETS.openSearch) {
    const parts = `${formatSize(index)} of index and ${formatSize(script)} of code and texts`;
    const message = `A page with the search open (${language}) has loaded ${formatSize(total)}, ${parts}; the budget is ${formatSize(BUDGETS.openSearch)}. Index less, or load code of the dialog when it is needed.`;
    problems.push({ file: 'src/node/search/writeSearchIndex.ts', message });
  }
  for (const [address, size] of files) {
    if (size > BUDGETS.searchFile) {
      const message = `A file of the full text has ${formatSize(size)}, the budget is ${formatSize(BUDGETS.searchFile)}. Lower \`TARGET_SIZE\` in src/node/search/buildTextShards.ts.`;
      problems.push({ file: `out${address}`, message });
    }
  }
  if (descriptions && descriptions.size > BUDGETS.searchDescriptions) {
    const message = `The descriptions (${language}) have ${formatSize(descriptions.size)}, the budget is ${formatSize(BUDGETS.searchDescriptions)}. Shorten what pages and symbols say of themselves.`;
    problems.push({ file: `out${descriptions.address}`, message });
  }
  if (questions && questions.size > BUDGETS.searchQuestions) {
    const message = `The questions (${language}) have ${formatSize(questions.size)}, the budget is ${formatSize(BUDGETS.searchQuestions)}. Delete questions of \`data/**/*.questions.yaml\` that say nearly the same.`;
    problems.push({ file: `out${questions.address}`, message });
  }
  return problems;
}
