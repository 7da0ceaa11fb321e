import { getLanguageRecord, type Language } from '../../shared/languages/languages';
import type { CompiledPage } from '../../shared/page/page';
import { findLine } from '../base/problems/findLine';
import { formatProblem, type Problem } from '../base/problems/problem';

type TitledPage = Pick<
  CompiledPage,
  'pathname' | 'language' | 'contentLanguage' | 'title' | 'description' | 'sourceFile'
>;

/** How long descriptions are; an ideograph says more than a letter. */
const DESCRIPTION_LENGTH = { min: 70, max: 160 };
const IDEOGRAPHIC_LENGTH = { min: 30, max: 90 };

function getDescriptionLength(language: Language): { min: number; max: number } {
  return getLanguageRecord(language).isIdeographic ? IDEOGRAPHIC_LENGTH : DESCRIPTION_LENGTH;
}

const REMEDIES = {
  title:
    'Two tabs of a browser, or two results of a search, would look the same. Name the subject: `Charts quickstart`.',
  description: 'Say what users find on this page and not on the other.',
};

/**
 * Checks that the titles of all pages differ, and their descriptions, in each language; and that descriptions have the
 * length that search results show.
 *
 * @param markdown sources of pages by file, for the lines; pages of the API have none
 */
export function checkTitles(pages: readonly TitledPage[], markdown: ReadonlyMap<string, string>): Problem[] {
  const problems: Problem[] = [];
  const firsts = new Map<string, Problem>();
  // A page that is not translated has its English title in every language.
  for (const page of pages.filter(({ language, contentLanguage }) => language === contentLanguage)) {
    const { language, pathname, sourceFile, description } = page;
    for (const key of ['title', 'description'] as const) {
      const place = {
        file: sourceFile ?? pathname,
        line: findLine(markdown.get(sourceFile ?? ''), (line) => line.startsWith(`${key}:`)),
      };
      const id = `${language} ${key} ${page[key].toLowerCase()}`;
      const first = firsts.get(id);
      if (first) {
        problems.push({
          ...place,
          message: `The ${key} “${page[key]}” is that of ${formatProblem(first).trim()} too. ${REMEDIES[key]}`,
        });
      } else {
        firsts.set(id, { ...place, message: '' });
      }
      const { min, max } = getDescriptionLength(language);
      const length = [...description].length;
      if (key === 'description' && sourceFile && (length < min || length > max)) {
        problems.push({
          ...place,
          message: `The description has ${length} characters. Write ${min} to ${max}.`,
        });
      }
    }
  }
  return problems;
}
