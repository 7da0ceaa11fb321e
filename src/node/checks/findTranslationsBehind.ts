import { DEFAULT_LANGUAGE } from '../../shared/languages/languages';
import type { FrontMatter } from '../../shared/page/page';
import { isBehind } from '../pages/markdown/isBehind';
import type { PageSource } from '../pages/markdown/loadPage';
import { findLine } from '../base/problems/findLine';
import type { Problem } from '../base/problems/problem';

/** A guide in one language, as it is on disk. */
interface WrittenText {
  source: PageSource;
  parsed: { frontMatter: FrontMatter };
}

/** How far the translations of guides are. */
export interface TranslationReport {
  /** Number of translated pages. */
  total: number;
  /** The translations that follow an earlier revision of their English page, with both revisions. */
  behind: Problem[];
}

const SHORT = 10;

function describe({ source, parsed }: WrittenText): Problem {
  const { text, english, englishRevision } = source;
  const { follows } = parsed.frontMatter;
  const remedy = `write \`follows: ${englishRevision}\``;
  if (follows === undefined) {
    const message = `The translation does not name the revision of the English page that it follows. Compare it with ${english.file}, and ${remedy}.`;
    return { file: text.file, line: 1, message };
  }
  const old = follows.slice(0, SHORT);
  const current = englishRevision.slice(0, SHORT);
  return {
    file: text.file,
    line: findLine(text.markdown, (line) => line.startsWith('follows:')),
    message:
      `The translation follows revision ${old} of the English page, which is at ${current}. ` +
      `Translate what \`git diff ${old} ${english.file}\` shows, and ${remedy}.`,
  };
}

/**
 * Lists the translations whose English page has changed since, whether their headings are still the same or not. They
 * are published with a notice.
 */
export function findTranslationsBehind(texts: readonly WrittenText[]): TranslationReport {
  const translations = texts.filter(({ source }) => source.contentLanguage !== DEFAULT_LANGUAGE);
  const behind = translations.filter(({ source, parsed }) => isBehind(source, parsed.frontMatter));
  return { total: translations.length, behind: behind.map(describe) };
}
