import type { Language } from '../../../shared/languages/languages';
import type { DocsPageProps } from '../../../shared/page/pageProps';
import { loadLayoutProps } from './loadLayoutProps';
import { loadPageLanguage } from './loadPageLanguage';
import { listRareSheets, loadRareStyles } from './loadRareStyles';
import { readOpenedPage } from './readOpenedPage';
import { requireDescription } from './requireDescription';

/**
 * Joins a compiled page with the layout around it.
 *
 * @param pathname without language prefix and trailing slash
 * @throws when the page was not compiled, or has no description
 */
export async function loadDocsPageProps(pathname: string, language: Language): Promise<DocsPageProps> {
  const page = await readOpenedPage(pathname, language);
  requireDescription(page);
  const { id: _id, sourceFile, links: _links, questions: _questions, frontMatter, ...shown } = page;
  const layout = await loadLayoutProps({ pathname, title: page.title, language, sourceFile });
  const { checkedAgainst = layout.checkedAgainst } = page;
  const rareStyles = await loadRareStyles(listRareSheets(page));
  return {
    ...loadPageLanguage(language),
    ...(rareStyles && { rareStyles }),
    page: { ...shown, frontMatter: { ads: frontMatter.ads, toc: frontMatter.toc } },
    layout: { ...layout, ...(checkedAgainst && { checkedAgainst }) },
  };
}
