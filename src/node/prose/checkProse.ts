import fs from 'node:fs/promises';
import path from 'node:path';
import { hashTexts } from '../files/hash';
import type { Problem } from '../problems/problem';
import { hashRules, loadCachedReadings, writeCachedReadings, type CachedReadings } from './cachedReadings';
import { loadProseFiles, type ProseFile } from './loadProseFiles';
import type { Reading } from './reading';
import type { Word } from './splitWords';
import { checkWordList, findEntry, parseWordList, type WordList } from './wordList';

const LIST_FILE = 'data/words.txt';

/** What was read. */
export interface ProseReport {
  files: number;
  fromCache: number;
}

/** The files whose code the prose of a page may name. */
function findNeighbours({ file }: ProseFile, files: readonly ProseFile[]): ProseFile[] {
  const folder = `${path.dirname(file)}/`;
  return file.endsWith('.md')
    ? files.filter((other) => other.file.startsWith(folder) && /\.tsx?$/.test(other.file))
    : [];
}

async function readAll(
  projectDirectory: string,
  changed: readonly ProseFile[],
  files: readonly ProseFile[],
): Promise<Reading[]> {
  // The dictionary is large: a run that finds all in the cache does without.
  const { createReader } = await import('./createReader');
  const read = await createReader(projectDirectory);
  const readings: Reading[] = [];
  for (const file of changed) {
    readings.push(await read(file, findNeighbours(file, files)));
  }
  return readings;
}

async function explainWords(words: readonly (Word & { file: string })[], list: WordList): Promise<Problem[]> {
  if (words.length === 0) {
    return [];
  }
  const { createDictionary } = await import('./createDictionary');
  const { suggest } = await createDictionary(list.words.map(({ word }) => word));
  return words.map(({ file, line, word }) => {
    const nearest = suggest(word).map((suggestion) => `“${suggestion}”`);
    const remedy = nearest.length > 0 ? `Did you mean ${nearest.join(' or ')}? ` : '';
    const message =
      `Unknown word “${word}”. ${remedy}Correct it; a name of code stands between backticks; a word that is right ` +
      `is a line in ${LIST_FILE}.`;
    return { file, line, message };
  });
}

/** Checks spelling, terms and names in all that readers read. */
export async function checkProse(
  projectDirectory: string,
): Promise<{ problems: Problem[]; report: ProseReport }> {
  const files = await loadProseFiles(projectDirectory);
  const environment = await hashRules(projectDirectory);
  const keys = new Map(
    files.map((file) => {
      const neighbours = findNeighbours(file, files).map(({ content }) => content);
      return [file, hashTexts(environment, file.file, file.content, ...neighbours)];
    }),
  );
  const before = await loadCachedReadings(projectDirectory);
  const changed = files.filter((file) => !before.has(keys.get(file)!));
  const readings = changed.length > 0 ? await readAll(projectDirectory, changed, files) : [];
  const fresh = new Map(changed.map((file, index) => [file, readings[index]!]));
  const now: CachedReadings = new Map(
    files.map((file) => [keys.get(file)!, fresh.get(file) ?? before.get(keys.get(file)!)!]),
  );
  await writeCachedReadings(projectDirectory, now);

  const listText = await fs.readFile(path.join(projectDirectory, LIST_FILE), 'utf8');
  const list = parseWordList(LIST_FILE, listText);
  const entries = new Set(list.words.map(({ word }) => word));
  const used = new Set<string>();
  const unknown: (Word & { file: string })[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const reading = now.get(keys.get(file)!)!;
    for (const { line, message, name = '' } of reading.findings) {
      if (entries.has(name)) {
        used.add(name);
      } else {
        problems.push({ file: file.file, line, message });
      }
    }
    for (const { word, line } of reading.unknown) {
      const entry = findEntry(word, entries);
      if (entry === undefined) {
        unknown.push({ file: file.file, word, line });
      } else {
        used.add(entry);
      }
    }
  }
  problems.push(...(await explainWords(unknown, list)), ...checkWordList(list, used));
  return {
    problems: problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line! - b.line!),
    report: { files: files.length, fromCache: files.length - changed.length },
  };
}
