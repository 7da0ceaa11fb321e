import fs from 'node:fs/promises';
import path from 'node:path';
import { openCache } from '../../base/cache/openCache';
import { listInstalledVersions } from '../../base/cache/stepVersion';
import type { Problem } from '../../base/problems/problem';
import { isOwnFile } from '../../base/problems/selectOwnProblems';
import { listDeclaringPackages } from './loadDeclaredNames';
import { loadPackageNames } from './loadPackageNames';
import type { createReader } from './createReader';
import { loadProseFiles, type ProseFile } from './loadProseFiles';
import type { Reading } from './reading';
import type { SpelledWord } from './listSpelledWords';
import { checkWordList, findEntry, parseWordList, type WordList } from './wordList';

const LIST_FILE = 'data/words.txt';

/** Words that only questions have: names of other libraries, abbreviations, and how users write what we write otherwise. */
const QUESTION_LIST_FILE = 'data/search/words.txt';

/** A list with the words of it that texts have. */
interface UsedWords {
  list: WordList;
  entries: ReadonlySet<string>;
  used: Set<string>;
}

async function loadWords(projectDirectory: string, file: string): Promise<UsedWords> {
  const list = parseWordList(file, await fs.readFile(path.join(projectDirectory, file), 'utf8'));
  return { list, entries: new Set(list.words.map(({ word }) => word)), used: new Set() };
}

function isQuestionFile(file: string): boolean {
  return file.endsWith('.questions.yaml');
}

/** The files whose code the prose of a page may name. */
function findNeighbours({ file }: ProseFile, files: readonly ProseFile[]): ProseFile[] {
  const folder = `${path.dirname(file)}/`;
  return file.endsWith('.md')
    ? files.filter((other) => other.file.startsWith(folder) && /\.tsx?$/.test(other.file))
    : [];
}

/** Reads all files; `fromCache` is the number of those that an earlier run has read. */
async function readAll(
  projectDirectory: string,
  files: readonly ProseFile[],
): Promise<{ readings: Map<ProseFile, Reading>; fromCache: number }> {
  const cache = await openCache<Reading>(projectDirectory, 'prose/readings');
  const names = await loadPackageNames(projectDirectory);
  const declaring = await listDeclaringPackages(projectDirectory);
  const shared = [
    JSON.stringify(names),
    ...listInstalledVersions(projectDirectory, [...declaring, ...names.known]),
  ];
  // The dictionary is large: a run that finds all in the cache does without.
  let reader: ReturnType<typeof createReader> | undefined;
  const readings = new Map<ProseFile, Reading>();
  let fromCache = files.length;
  for (const file of files) {
    const neighbours = findNeighbours(file, files);
    const inputs = [...shared, file.file, file.content, ...neighbours.map(({ content }) => content)];
    const reading = await cache.get(inputs, async () => {
      fromCache -= 1;
      reader ??= import('./createReader').then((module) => module.createReader(projectDirectory, names));
      return (await reader)(file, neighbours);
    });
    readings.set(file, reading);
  }
  return { readings, fromCache };
}

async function explainWords(
  words: readonly (SpelledWord & { file: string })[],
  list: WordList,
): Promise<Problem[]> {
  if (words.length === 0) {
    return [];
  }
  const { createDictionary } = await import('./createDictionary');
  const { suggest } = await createDictionary(list.words.map(({ word }) => word));
  return words.map(({ file, line, word }) => {
    const nearest = suggest(word).map((suggestion) => `“${suggestion}”`);
    const remedy = nearest.length > 0 ? `Did you mean ${nearest.join(' or ')}? ` : '';
    const message =
      `Unknown word “${word}”. ${remedy}Correct it; write a name of code between backticks; a word that is right ` +
      `is a line in ${isQuestionFile(file) ? QUESTION_LIST_FILE : LIST_FILE}.`;
    return { file, line, message };
  });
}

/**
 * Checks spelling, terms and names in what users read.
 *
 * @param pageIds only the files of these pages are read; if undefined, all files and the word list, and the report is
 * written
 */
export async function checkProse(
  projectDirectory: string,
  pageIds?: readonly string[],
): Promise<{ problems: Problem[]; report: { files: number; fromCache: number } }> {
  const files = (await loadProseFiles(projectDirectory)).filter(({ file }) => isOwnFile(file, pageIds));
  const { readings, fromCache } = await readAll(projectDirectory, files);

  const words = await loadWords(projectDirectory, LIST_FILE);
  const questionWords = await loadWords(projectDirectory, QUESTION_LIST_FILE);
  const unknown: (SpelledWord & { file: string })[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const reading = readings.get(file)!;
    for (const { line, message, name = '' } of reading.findings) {
      if (words.entries.has(name)) {
        words.used.add(name);
      } else {
        problems.push({ file: file.file, line, message });
      }
    }
    const lists = isQuestionFile(file.file) ? [words, questionWords] : [words];
    for (const { word, line } of reading.unknown) {
      const isKnown = lists.some(({ entries, used }) => {
        const entry = findEntry(word, entries);
        return entry !== undefined && used.add(entry);
      });
      if (!isKnown) {
        unknown.push({ file: file.file, word, line });
      }
    }
  }
  problems.push(
    ...(await explainWords(unknown, words.list)),
    ...(pageIds ? [] : [words, questionWords].flatMap(({ list, used }) => checkWordList(list, used))),
  );
  return {
    problems: problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line! - b.line!),
    report: { files: files.length, fromCache },
  };
}
