import fs from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { writeSitemap } from '../../../../src/node/export/site-files/writeSitemap';
import { SITE_ORIGIN } from '../../../../src/shared/paths/site';
import { createFolder } from '../../createFolder';
import { createPage } from '../../site/createPage';

it('writeSitemap lists each page in the languages in which it is written', async () => {
  const project = await createFolder({ 'out/index.html': '' });
  const pages = [
    createPage({ pathname: '/x/rows' }),
    createPage({ pathname: '/x/columns' }),
    createPage({ pathname: '/x/rows', language: 'zh', contentLanguage: 'zh' }),
    // English text at a Chinese address.
    createPage({ pathname: '/x/columns', language: 'zh' }),
  ];
  expect(await writeSitemap(project, pages)).toBe(3);

  const $ = load(await fs.readFile(path.join(project, 'out/sitemap.xml'), 'utf8'), { xml: true });
  const addresses = $('urlset > url > loc').map((_, element) => $(element).text());
  expect(addresses.get()).toEqual([
    `${SITE_ORIGIN}/x/rows/`,
    `${SITE_ORIGIN}/x/columns/`,
    `${SITE_ORIGIN}/zh/x/rows/`,
  ]);
});
