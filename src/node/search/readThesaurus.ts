import fs from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../shared/languages/languages';

/** `'popup, dropdown, panel\n# comment\n' -> [['popup', 'dropdown', 'panel']]` */
export function parseThesaurus(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(',').map((word) => word.trim()));
}

/** The groups of words that mean about the same in a language; none where nobody has written any. */
export async function readThesaurus(projectDirectory: string, language: Language): Promise<string[][]> {
  const file = path.join(projectDirectory, 'data/search', `thesaurus.${language}.txt`);
  return parseThesaurus(await fs.readFile(file, 'utf8').catch(() => ''));
}
