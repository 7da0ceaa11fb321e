import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../shared/languages/languages';
import type { SourceFile } from '../base/problems/findQuoted';
import type { Problem } from '../base/problems/problem';
import { getTextFile, type TextTable } from '../base/texts/readTexts';
import { checkTextTables } from './checkTextTables';

/** The tables whose keys the code asks for; those of titles have the keys of the menu. */
const TABLES: readonly TextTable[] = ['interface', 'build', 'editor', 'palette', 'propPlayground', 'search'];

async function readTable(
  projectDirectory: string,
  table: TextTable,
  language: Language,
): Promise<SourceFile | undefined> {
  const file = getTextFile(table, language);
  const text = await fs.readFile(path.join(projectDirectory, file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { file, text };
}

/** Compares the texts of the interface in each language with their originals; a language may lack files and keys. */
export async function checkTexts(projectDirectory: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const table of TABLES) {
    const english = await readTable(projectDirectory, table, DEFAULT_LANGUAGE);
    for (const language of LANGUAGES.filter((other) => other !== DEFAULT_LANGUAGE)) {
      const translation = await readTable(projectDirectory, table, language);
      problems.push(...(english && translation ? checkTextTables(english, translation) : []));
    }
  }
  return problems;
}
