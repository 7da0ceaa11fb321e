import { DEFAULT_LANGUAGE } from '../../../shared/languages/languages';
import type { FrontMatter } from '../../../shared/page/page';
import type { PageSource } from './loadPage';

/** Whether the English page has changed since it was translated. */
export function isBehind(
  { contentLanguage, englishRevision }: Pick<PageSource, 'contentLanguage' | 'englishRevision'>,
  { follows }: Pick<FrontMatter, 'follows'>,
): boolean {
  return contentLanguage !== DEFAULT_LANGUAGE && follows !== englishRevision;
}
