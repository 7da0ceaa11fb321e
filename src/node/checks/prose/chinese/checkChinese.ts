import fs from 'node:fs/promises';
import path from 'node:path';
import { checkFiles } from '../../checkFiles';
import type { Problem } from '../../../base/problems/problem';
import { isOwnFile } from '../../../base/problems/selectOwnProblems';
import { loadProseFiles } from '../loadProseFiles';
import { mayBeChinese } from './findChineseTexts';
import { checkGlossary } from './glossary';

/**
 * Checks the terms and the typography of all Chinese texts, and the glossary that has the terms.
 *
 * @param pageIds only the files of these pages are checked; if undefined, all files and the glossary
 */
export async function checkChinese(
  projectDirectory: string,
  pageIds?: readonly string[],
): Promise<Problem[]> {
  const files = (await loadProseFiles(projectDirectory)).filter(
    ({ file }) => mayBeChinese(file) && isOwnFile(file, pageIds),
  );
  const sources = files.map(({ file, content }) => ({ file, text: content }));
  const problems = await checkFiles(projectDirectory, 'prose/chinese', sources, async () => {
    const { findChineseFaults } = await import('./findChineseFaults');
    return ({ file, text }) => findChineseFaults(file, text);
  });
  if (pageIds) {
    return problems;
  }
  const glossary = path.join(projectDirectory, 'translations/glossary.json');
  return [...problems, ...checkGlossary(await fs.readFile(glossary, 'utf8'))];
}
