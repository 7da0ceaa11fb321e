import fs from 'node:fs/promises';
import path from 'node:path';
import { languageToPrefix } from '../../../shared/languages/languages';
import type { CompiledPage } from '../../../shared/page/page';
import { SITE_ORIGIN } from '../../../shared/paths/site';

type ListedPage = Pick<CompiledPage, 'pathname' | 'language' | 'contentLanguage'>;

/** Writes `sitemap.xml`: every page in each language in which it is written. */
export async function writeSitemap(projectDirectory: string, pages: readonly ListedPage[]): Promise<number> {
  const addresses = pages
    .filter(({ language, contentLanguage }) => contentLanguage === language)
    .map(({ language, pathname }) => `${SITE_ORIGIN}${languageToPrefix(language)}${pathname}/`);
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
  await fs.writeFile(path.join(projectDirectory, 'out/sitemap.xml'), xml);
  return addresses.length;
}
