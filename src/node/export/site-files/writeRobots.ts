import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_ORIGIN } from '../../../shared/paths/site';

/** Writes `robots.txt`: crawlers may read everything, and the sitemap names all pages. */
export async function writeRobots(outDirectory: string): Promise<void> {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`;
  await fs.writeFile(path.join(outDirectory, 'robots.txt'), text);
}
