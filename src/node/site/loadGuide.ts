import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../shared/languages/languages';
import { checkTranslatedFacts } from '../checks/checkTranslatedFacts';
import type { DemoSource } from '../demos/demoSource';
import { hashTexts } from '../base/files/hash';
import { checkDemoTests } from './health/checkDemoTests';
import { findDemos } from '../pages/markdown/findDemos';
import { isBehind } from '../pages/markdown/isBehind';
import { DIRECTIVES } from '../pages/directives';
import { isDirective } from '../pages/directives/directive';
import { loadPage, type PageSource } from '../pages/markdown/loadPage';
import { loadParsedPage } from '../pages/markdown/loadParsedPage';
import type { ParsedPage } from '../pages/markdown/parsePage';
import {
  createEmptyMap,
  pageToMapFile,
  parsePageMap,
  type PageMap,
} from '../pages/legacy-anchors/parsePageMap';
import type { Problem } from '../base/problems/problem';
import { parseQuestions, type QuestionsByLanguage } from '../pages/questions/parseQuestions';
import type { Fence } from '../base/code/fence';
import { listFences } from '../checks/snippets/findFences';

/** A guide in one language, before it is compiled. */
export interface GuideText {
  source: PageSource;
  parsed: ParsedPage;
  demos: DemoSource[];
}

/** A guide as it is on disk: its English text, and a text for each language that could be parsed. */
export interface Guide {
  pageId: string;
  english: GuideText;
  texts: ReadonlyMap<Language, GuideText>;
  /** Where the headings of earlier versions of the guide are now; of all its languages. */
  map: PageMap;
  /** What users ask, and the guide answers. */
  questions: QuestionsByLanguage;
  /** Whether it shows something of other guides: pictures of their demos, what demos use of the API. */
  showsOthers: boolean;
  /** The fences of each text; languages without a translation have the English one. */
  fences: Fence[][];
}

/** Where a translation is missing, the English text serves: it is parsed once, and each language changes its own tree. */
async function loadText(
  projectDirectory: string,
  pageId: string,
  { language, english, problems }: { language: Language; english?: GuideText; problems: Problem[] },
): Promise<GuideText | undefined> {
  const source = await loadPage(projectDirectory, pageId, language);
  if (english && source.contentLanguage === DEFAULT_LANGUAGE) {
    const { frontMatter, tree } = english.parsed;
    return { source, parsed: { frontMatter, tree: structuredClone(tree) }, demos: english.demos };
  }
  const parsed = await loadParsedPage(projectDirectory, source.text, problems);
  return parsed && { source, parsed, demos: findDemos(parsed, source, problems) };
}

/** Checks a translation that follows the English text as it is: the facts of both are the same. */
function checkText(english: GuideText, { source, parsed }: GuideText): Problem[] {
  const isTranslation = source.contentLanguage !== DEFAULT_LANGUAGE;
  return isTranslation && !isBehind(source, parsed.frontMatter)
    ? checkTranslatedFacts(english.parsed.tree, parsed.tree, source.text.file)
    : [];
}

function listTextFences(texts: Iterable<GuideText>): Fence[][] {
  const written = new Map([...texts].map((text) => [text.source.text.file, text]));
  return [...written.values()].map(({ parsed, source }) => listFences(parsed, source));
}

function hasDirectiveWithInputs(tree: Root): boolean {
  let isFound = false;
  visit(tree, (node) => {
    isFound ||= isDirective(node) && DIRECTIVES.get(node.name)?.listInputs !== undefined;
  });
  return isFound;
}

/**
 * Reads and parses a guide in every language, and looks for the tests of its demos.
 *
 * @param pageId its folder below `data/`: `charts/bars`
 * @param problems takes what is wrong, with file and line
 * @returns undefined when the English text cannot be parsed
 */
export async function loadGuide(
  projectDirectory: string,
  pageId: string,
  problems: Problem[],
): Promise<Guide | undefined> {
  const english = await loadText(projectDirectory, pageId, { language: DEFAULT_LANGUAGE, problems });
  if (!english) {
    return undefined;
  }
  const { source, demos } = english;
  problems.push(
    ...(await checkDemoTests(projectDirectory, { ...source.text, directory: source.directory, demos })),
  );
  const texts = new Map([[DEFAULT_LANGUAGE as Language, english]]);
  for (const language of LANGUAGES.filter((other) => other !== DEFAULT_LANGUAGE)) {
    const text = await loadText(projectDirectory, pageId, { language, english, problems });
    if (text) {
      texts.set(language, text);
      problems.push(...checkText(english, text));
    }
  }
  const map = source.map
    ? parsePageMap(source.map, problems)
    : createEmptyMap(pageToMapFile(source.english.file));
  const questions = source.questions ? parseQuestions(source.questions, problems) : new Map();
  // Compiling changes the tree of a text.
  const fences = listTextFences(texts.values());
  const showsOthers = [...texts.values()].some(({ parsed }) => hasDirectiveWithInputs(parsed.tree));
  return { pageId, english, texts, map, questions, showsOthers, fences };
}

/** What is on disk of a guide in a language but its demos: the text, its map and its questions. */
export function listTexts({ text, map, questions }: PageSource): string[] {
  return [text.file, text.markdown, map?.text ?? '', questions?.text ?? ''];
}

async function hashGuide(projectDirectory: string, pageId: string): Promise<string> {
  const sources = await Promise.all(
    LANGUAGES.map((language) => loadPage(projectDirectory, pageId, language)),
  );
  return hashTexts(...sources.flatMap(listTexts));
}

/** Hashes of the texts of guides, in all languages, of their maps and their questions, by page id: of what is on disk, not parsed. */
export async function hashGuides(
  projectDirectory: string,
  pageIds: readonly string[],
): Promise<Record<string, string>> {
  const hashes = pageIds.map(async (pageId) => [pageId, await hashGuide(projectDirectory, pageId)]);
  return Object.fromEntries(await Promise.all(hashes));
}
