import fs from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, languageToPrefix } from '../../shared/languages';
import { SITE_ORIGIN } from '../../shared/site';
import { readPage, type SiteIndex } from './siteFiles';

/** Writes `sitemap.xml`: every page in each language in which it is written. */
export async function writeSitemap(projectDirectory: string, index: SiteIndex): Promise<number> {
  const addresses: string[] = [];
  for (const language of LANGUAGES) {
    for (const { pathname } of index.pages) {
      const page = await readPage(projectDirectory, pathname, language);
      if (page.contentLanguage === language) {
        addresses.push(`${SITE_ORIGIN}${languageToPrefix(language)}${pathname}/`);
      }
    }
  }
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
  await fs.writeFile(path.join(projectDirectory, 'out/sitemap.xml'), xml);
  return addresses.length;
}
