import { symbolSummaries } from '../../../data/api';
import { features } from '../../../data/features';
import { navigation } from '../../../data/navigation';
import { products } from '../../../data/products';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../shared/languages/languages';
import { checkSummaryTexts } from '../pages/api-pages/checkSummaryTexts';
import { checkMenu } from '../checks/checkMenu';
import { checkMenuTitles } from '../checks/checkMenuTitles';
import { checkFeatures } from '../api/features/checkFeatures';
import { loadMessages } from '../api/messages/loadMessages';
import { proveFeatures } from '../api/features/proveFeatures';
import { readSourceFiles } from '../base/files/readSourceFiles';
import type { TitleTable } from '../base/navigation/getEntryTitle';
import { checkGuideFacts } from '../pages/legacy-anchors/checkGuideFacts';
import { FACTS_FOLDER } from '../pages/legacy-anchors/guideFacts';
import { loadGuideFacts } from '../pages/legacy-anchors/loadGuideFacts';
import type { Problem } from '../base/problems/problem';
import { getTextFile, readTexts } from '../base/texts/readTexts';

interface RecordFiles {
  /** Sources of the menu. */
  menuFiles: Awaited<ReturnType<typeof readSourceFiles>>;
  /** Sources of the sentences on symbols. */
  summaryFiles: Awaited<ReturnType<typeof readSourceFiles>>;
}

/** The titles of the menu in each language that has some. */
function checkTitles(translations: Awaited<ReturnType<typeof readSourceFiles>>): Problem[] {
  return LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) => {
    const titles = readTexts('titles', language) as TitleTable | undefined;
    const file = getTextFile('titles', language);
    const text = translations.find((source) => source.file === file)?.text ?? '';
    return titles ? checkMenuTitles(navigation, { language, titles, file, text }) : [];
  });
}

/** Explanations of what the packages no longer say. */
async function checkMessages(projectDirectory: string): Promise<Problem[]> {
  const explained = await Promise.all(products.map((product) => loadMessages(projectDirectory, product)));
  return explained.flatMap(({ problems }) => problems);
}

/**
 * Checks records by themselves and against each other: the menu and its titles, features, messages, facts of the
 * existing documentation, sentences on symbols.
 */
export async function checkRecords(
  projectDirectory: string,
  { menuFiles, summaryFiles }: RecordFiles,
): Promise<Problem[]> {
  return [
    ...checkMenu(navigation, menuFiles),
    ...checkTitles(await readSourceFiles(projectDirectory, 'translations')),
    ...checkFeatures({
      products: await proveFeatures(projectDirectory, features),
      folders: products.map(({ folder }) => folder),
      entries: navigation,
      sourceFiles: await readSourceFiles(projectDirectory, 'data/features'),
    }),
    ...(await checkMessages(projectDirectory)),
    ...checkGuideFacts({
      facts: await loadGuideFacts(projectDirectory),
      entries: navigation,
      sourceFiles: await readSourceFiles(projectDirectory, FACTS_FOLDER),
    }),
    ...checkSummaryTexts({ summaries: symbolSummaries, sourceFiles: summaryFiles }),
  ];
}
