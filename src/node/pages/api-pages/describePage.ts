import type { ApiPage } from '../../api/types/apiPage';
import type { Language } from '../../../shared/languages/languages';
import { createTranslate } from '../../base/texts/createTranslate';

/**
 * The lead of the page, also for its head: what the symbol is for, and where the page has its facts from.
 *
 * @param summary as in `SymbolSummary`; the lead is plain text
 */
export function describePage(
  { kind, packageName, version }: ApiPage,
  summary: string,
  language: Language,
): string {
  const t = createTranslate(language);
  return t(`api.descriptions.${kind}`, { summary: summary.replaceAll('`', ''), packageName, version });
}
