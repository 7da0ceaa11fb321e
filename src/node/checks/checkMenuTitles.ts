import { getLanguageRecord, type Language } from '../../shared/languages/languages';
import type { NavigationEntry } from '../../shared/navigation/navigation';
import type { TitleTable } from '../base/navigation/getEntryTitle';
import { listEntries } from '../base/navigation/listEntries';
import { findLine } from '../base/problems/findLine';
import type { Problem } from '../base/problems/problem';

/** Pages of the API have the name of what they document, in every language. */
const API_PAGE = /^\/x\/api\/[^/]+\/[^/]+$/;

/** Names that stay as they are in every language. */
const NAME = /^(?:use[A-Z]\w+|llms\.txt|Hook)$/;

interface MenuTitles {
  language: Language;
  /** Titles by pathname. */
  titles: TitleTable;
  /** The file that holds them: `translations/titles-zh.json`. */
  file: string;
  text: string;
}

function checkText(title: string, language: Language): string[] {
  const { isIdeographic } = getLanguageRecord(language);
  return [
    ...(title === title.trim() && title !== '' ? [] : ['has spaces at its ends, or is empty. Remove them.']),
    ...(isIdeographic && /[()]/.test(title) ? ['has half-width brackets. Write （ and ）.'] : []),
    ...(isIdeographic && !/\p{Script=Han}/u.test(title) && !NAME.test(title)
      ? ['is not translated. Write it in the language.']
      : []),
  ];
}

/** Pathnames of the entries that a translated menu has titles for, in the order of the menu. */
export function listTitledPathnames(entries: readonly NavigationEntry[]): string[] {
  return listEntries(entries)
    .map(({ pathname }) => pathname)
    .filter((pathname) => !API_PAGE.test(pathname));
}

/**
 * Checks the titles of a translated menu: in the order of the menu, and the same for equal headings. An entry without one
 * has its English title.
 */
export function checkMenuTitles(
  entries: readonly NavigationEntry[],
  { language, titles, file, text }: MenuTitles,
): Problem[] {
  const all = listEntries(entries);
  const expected = listTitledPathnames(entries);
  const known = new Set(expected);
  const report = (pathname: string, message: string): Problem => ({
    file,
    line: findLine(text, (line) => line.includes(`${JSON.stringify(pathname)}:`)),
    message: `\`${pathname}\`: ${message}`,
  });
  const written = Object.keys(titles);
  const inOrder = expected.filter((pathname) => Object.hasOwn(titles, pathname));
  const problems = [
    ...written
      .filter((pathname) => !known.has(pathname))
      .map((pathname) => report(pathname, 'no entry of the menu takes this title. Remove the line.')),
    ...Object.entries(titles).flatMap(([pathname, title]) =>
      checkText(title, language).map((what) => report(pathname, `the title “${title}” ${what}`)),
    ),
  ];
  const misplaced =
    problems.length === 0 ? written.find((pathname, index) => pathname !== inOrder[index]) : undefined;
  if (misplaced !== undefined) {
    const wanted = inOrder[written.indexOf(misplaced)];
    problems.push(
      report(misplaced, `the titles are not in the order of the menu: \`${wanted}\` comes here.`),
    );
  }
  const headings = new Map<string, string>();
  for (const { pathname, subheader } of all) {
    const title = titles[pathname];
    if (subheader && title !== undefined) {
      const first = headings.get(subheader) ?? title;
      headings.set(subheader, first);
      if (title !== first) {
        problems.push(report(pathname, `the heading “${subheader}” is “${first}” elsewhere. Write that.`));
      }
    }
  }
  return problems;
}
