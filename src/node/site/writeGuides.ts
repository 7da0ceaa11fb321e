import { DEFAULT_LANGUAGE } from '../../shared/languages/languages';
import type { CompiledPage, IframeDemo } from '../../shared/page/page';
import { getIframeDemos } from '../demos/modules/getIframeDemos';
import type { RenderedDemo } from '../demos/renderDemos';
import { writeIframeDemo, writePage } from '../base/store/siteFiles';

/**
 * Writes compiled guides, and the documents of the demos that they show in iframes: one document for all languages.
 *
 * @param rendered by demo key
 * @returns the demos in iframes
 */
export async function writeGuides(
  projectDirectory: string,
  pages: readonly CompiledPage[],
  rendered: ReadonlyMap<string, RenderedDemo>,
): Promise<IframeDemo[]> {
  const iframeDemos = pages
    .filter(({ language }) => language === DEFAULT_LANGUAGE)
    .flatMap((page) => getIframeDemos(page, rendered));
  await Promise.all([
    ...pages.map((page) => writePage(projectDirectory, page)),
    ...iframeDemos.map((demo) => writeIframeDemo(projectDirectory, demo)),
  ]);
  return iframeDemos;
}
