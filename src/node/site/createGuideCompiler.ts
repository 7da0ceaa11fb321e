import { LANGUAGES } from '../../shared/languages/languages';
import type { CompiledPage } from '../../shared/page/page';
import { compilePage, type CompileOptions } from '../pages/markdown/compilePage';
import { listAnchors } from '../pages/legacy-anchors/listAnchors';
import type { Problem } from '../base/problems/problem';
import type { Guide } from './loadGuide';

/** What the guides of a site share. */
export type GuideContext = Pick<
  CompileOptions,
  | 'pathnames'
  | 'rendered'
  | 'getCodeByDateLibrary'
  | 'getDemoApi'
  | 'getPicture'
  | 'api'
  | 'renderApiTable'
  | 'renderDoc'
  | 'widgets'
  | 'getLinkText'
>;

/**
 * Compiles a guide in every language, English first. The trees of its texts are used up.
 *
 * @param problems takes what is wrong, with file and line
 */
export type CompileGuide = (guide: Guide, problems: Problem[]) => Promise<CompiledPage[]>;

export function createGuideCompiler(context: GuideContext): CompileGuide {
  return async ({ texts, map, questions }, problems) => {
    const pages: CompiledPage[] = [];
    const languages = LANGUAGES.filter(
      (language) => texts.get(language)?.source.contentLanguage === language,
    );
    for (const [language, { source, parsed, demos }] of texts) {
      const [english] = pages;
      const page = await compilePage({
        ...context,
        source,
        parsed,
        demos,
        language,
        languages,
        anchors: listAnchors(map),
        questions: questions.get(source.contentLanguage),
        englishHeadings: source.contentLanguage === language ? english?.toc : undefined,
        problems,
      });
      // A translation has the tabs of the English page.
      pages.push({ ...page, tabs: (english ?? page).tabs });
    }
    return pages;
  };
}
