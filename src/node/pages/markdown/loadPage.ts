import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/languages/languages';
import { pageToMapFile } from '../legacy-anchors/parsePageMap';
import { pageToQuestionsFile } from '../questions/parseQuestions';

/** A page as it lies on disk. */
export interface PageSource {
  /** The page's folder below `data/`. */
  pageId: string;
  /** Absolute path of the page's folder. */
  directory: string;
  /** The text in the language that was requested, or the English one. */
  text: SourceText;
  /** The English text, which decides about heading ids. */
  english: SourceText;
  /** The language of `text`. */
  contentLanguage: Language;
  /** What a translation has to name in `follows` to be up to date. */
  englishRevision: string;
  /** YAML: where the headings of an earlier page at this address are now; absent without any. */
  map?: { file: string; text: string };
  /** YAML: what users ask, and the page answers; absent without any. */
  questions?: { file: string; text: string };
}

export interface SourceText {
  /** Relative to the project. */
  file: string;
  markdown: string;
}

async function readText(projectDirectory: string, file: string): Promise<SourceText | undefined> {
  try {
    const markdown = await fs.readFile(file, 'utf8');
    return { file: path.relative(projectDirectory, file), markdown };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** The name git gives to a file of this content, as `git hash-object` prints it. */
export function hashGitBlob(text: string): string {
  const bytes = Buffer.from(text, 'utf8');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * Reads the markdown of a page: `data/<pageId>/<page>.md` and, for a language other than English, its
 * translation beside it. The only step of compilation that touches the disk for prose.
 *
 * @throws when the English file is missing
 */
export async function loadPage(
  projectDirectory: string,
  pageId: string,
  language: Language,
): Promise<PageSource> {
  const directory = path.join(projectDirectory, 'data', pageId);
  const base = path.join(directory, path.basename(pageId));
  const english = await readText(projectDirectory, `${base}.md`);
  if (!english) {
    throw new Error(`data/${pageId}: the folder of a page holds ${path.basename(pageId)}.md.`);
  }
  const translated =
    language === DEFAULT_LANGUAGE ? undefined : await readText(projectDirectory, `${base}.${language}.md`);
  const questions = await readText(projectDirectory, pageToQuestionsFile(`${base}.md`));
  const map = await readText(projectDirectory, pageToMapFile(`${base}.md`));
  return {
    pageId,
    directory,
    english,
    text: translated ?? english,
    contentLanguage: translated ? language : DEFAULT_LANGUAGE,
    englishRevision: hashGitBlob(english.markdown),
    ...(questions && { questions: { file: questions.file, text: questions.markdown } }),
    ...(map && { map: { file: map.file, text: map.markdown } }),
  };
}
