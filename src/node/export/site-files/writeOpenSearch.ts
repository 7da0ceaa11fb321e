import fs from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '../../../shared/escapeHtml';
import { LANGUAGES, languageToPrefix } from '../../../shared/languages/languages';
import { getOpenSearchHref } from '../../../shared/search/openSearch';
import { SITE_ORIGIN } from '../../../shared/paths/site';
import { createTranslate } from '../../base/texts/createTranslate';

/**
 * Writes what a browser reads to offer the site's search among its own: `opensearch.xml`, and one for each other
 * language.
 */
export async function writeOpenSearch(outDirectory: string): Promise<void> {
  for (const language of LANGUAGES) {
    const prefix = languageToPrefix(language);
    const t = createTranslate(language);
    const template = `${SITE_ORIGIN}${prefix}/x/search/?q={searchTerms}`;
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>MUI X</ShortName>
<Description>${escapeHtml(t('landing.search'))}</Description>
<Language>${language}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${escapeHtml(`${SITE_ORIGIN}/static/favicon.svg`)}</Image>
<Url type="text/html" template="${escapeHtml(template)}"/>
</OpenSearchDescription>
`;
    await fs.writeFile(path.join(outDirectory, getOpenSearchHref(language)), xml);
  }
}
