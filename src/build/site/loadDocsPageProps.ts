import type { Language } from '../../shared/languages';
import type { DocsPageProps } from '../../shared/pageProps';
import { loadFrameProps } from './loadFrameProps';
import { requireDescription } from './requireDescription';
import { readPage } from './siteFiles';

/**
 * Joins a compiled page with the frame around it.
 *
 * @param pathname without language prefix and trailing slash
 * @throws when the page was not compiled, or has no description
 */
export async function loadDocsPageProps(pathname: string, language: Language): Promise<DocsPageProps> {
  const page = await readPage(process.cwd(), pathname, language);
  requireDescription(page);
  const { title, sourceFile } = page;
  const frame = await loadFrameProps({ pathname, title, language, sourceFile });
  const { checkedAgainst = frame.checkedAgainst } = page;
  // The link check has read them; the screen does not.
  const shown = { ...page, links: [] };
  return {
    userLanguage: language,
    page: shown,
    frame: { ...frame, ...(checkedAgainst && { checkedAgainst }) },
  };
}
