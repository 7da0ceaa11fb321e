import { terms } from '../../../../data/terms';
import { checkNames, type NameContext } from './checkNames';
import { checkPackages } from './checkPackages';
import { createDictionary } from './createDictionary';
import { compileTerms, findTerms, removeTerms } from './findTerms';
import { isRecord } from './isRecord';
import { loadDeclaredNames, splitNames } from './loadDeclaredNames';
import type { PackageNames } from './loadPackageNames';
import type { ProseFile } from './loadProseFiles';
import { findCode, selectWords, type ProseText } from './proseText';
import type { Finding, Reading } from './reading';
import { listSpelledWords } from './listSpelledWords';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products/products';
import type { Term, TermLists } from '../../../shared/page/term';
import { findPageTexts } from './findPageTexts';
import { findTableTexts } from './findTableTexts';
import { parseQuestions } from '../../pages/questions/parseQuestions';

/** Finds the questions that a page answers, in all languages. */
function findQuestionTexts(file: string, text: string): ProseText[] {
  // What is wrong with the file is reported where the page is compiled.
  const sections = [...parseQuestions({ file, text }, []).values()].flat();
  return sections.flatMap(({ questions }) =>
    questions.map((question) => ({ line: question.line, text: question.text, isQuestion: true as const })),
  );
}

/**
 * Finds what users read in a file: a page, its questions, a table of translations, records or a demo.
 *
 * @param file relative to the project
 */
async function findTexts(file: string, content: string): Promise<ProseText[]> {
  if (file.endsWith('.md')) {
    return findPageTexts(file, content);
  }
  if (file.endsWith('.yaml')) {
    return findQuestionTexts(file, content);
  }
  if (file.endsWith('.json')) {
    return findTableTexts(content);
  }
  // TypeScript is large: a run that finds all in the cache does without.
  const { findSourceTexts } = await import('./findSourceTexts');
  return findSourceTexts(file, content);
}

const FENCE = /^ *(```+)[\s\S]*?^ *\1/gm;

/** The names in the code of a page: its fences, and the files beside it. */
function findOwnNames({ content }: ProseFile, neighbours: readonly ProseFile[]): Set<string> {
  const codes = [...(content.match(FENCE) ?? []), ...neighbours.map((neighbour) => neighbour.content)];
  return new Set(codes.flatMap(splitNames));
}

/** `data/charts/bars/bars.md`, `data/api/charts.ts`, `data/migration/migration-charts-v7/…`; a page's own folder never decides. */
const PRODUCT = new RegExp(`^data/(?:[\\w-]+/(?:migration-)?)??(${PRODUCT_FOLDERS.join('|')})(?=[/.-])`);

function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/**
 * The terms for a file: those of all texts, and those of the product that the file is about.
 *
 * @param file relative to the project
 */
function selectTerms(file: string, lists: TermLists): readonly Term[] {
  const product = PRODUCT.exec(toKebabCase(file))?.[1] as ProductFolder | undefined;
  return product ? [...lists.all, ...(lists[product] ?? [])] : lists.all;
}

/** A function that reads a file, with the files beside it; loads all that it compares with. */
export async function createReader(
  projectDirectory: string,
  packageNames: PackageNames,
): Promise<(file: ProseFile, neighbours: readonly ProseFile[]) => Promise<Reading>> {
  const dictionary = await createDictionary();
  const declared = await loadDeclaredNames(projectDirectory);

  const exported = new Set(
    [...declared.suite, ...declared.others].filter((name) => /\p{Ll}\p{Lu}/u.test(name)),
  );

  return async (proseFile, neighbours) => {
    const { file, content } = proseFile;
    const patterns = compileTerms(selectTerms(file, terms));
    const isMigration = file.startsWith('data/migration/') || file.startsWith('data/breaking-changes/');
    // What a demo says is said by people in it, who may say “we”; its code is compiled.
    const isDemo = /\.tsx?$/.test(file) && !isRecord(file);
    const names: NameContext = {
      declared,
      own: findOwnNames(proseFile, neighbours),
      isMigration,
      isEnglish: dictionary.has,
    };
    const packages = {
      projectDirectory,
      known: packageNames.known,
      older: isMigration ? packageNames.older : [],
    };
    const findFaults = (text: string): Finding[] => [
      ...findTerms(selectWords(text), patterns),
      ...findCode(text).flatMap(({ code, line }) =>
        [...checkNames(code, names), ...checkPackages(code, packages)].map((fault) => ({ line, ...fault })),
      ),
    ];

    const reading: Reading = { unknown: [], findings: [] };
    for (const { line: first, text, isQuestion } of await findTexts(file, content)) {
      const atLine = <Place extends { line: number }>(place: Place) => ({
        ...place,
        line: first + place.line,
      });
      const hasTerms = !isDemo && !isQuestion;
      const rest = hasTerms ? removeTerms(text, patterns) : text;
      const unknown = listSpelledWords(selectWords(rest), exported).filter(
        ({ word }) => !dictionary.has(word),
      );
      reading.unknown.push(...unknown.map(atLine));
      reading.findings.push(...(hasTerms ? findFaults(text) : []).map(atLine));
    }
    return reading;
  };
}
