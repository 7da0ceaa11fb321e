import { getLanguageRecord, languageToPrefix, PREFIXED_LANGUAGES } from '../../../shared/languages/languages';
import { createTranslate } from '../../base/texts/createTranslate';

/** Links to the first page in the other languages: ` (中文: …)`. */
function renderLanguages(): string {
  const links = PREFIXED_LANGUAGES.map((language) => {
    const { name } = getLanguageRecord(language);
    const t = createTranslate(language);
    return `${name}: <a href="${languageToPrefix(language).slice(1)}/x/">${t('offlineBundle.begin')}</a>`;
  });
  return links.length > 0 ? ` (${links.join(', ')})` : '';
}

/** What the user of a bundle has to know; it is at the root of the bundle. @returns a whole HTML document */
export function renderReadMe(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Offline bundle of the MUI X documentation</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="static/favicon.svg" type="image/svg+xml">
<style>body { max-width: 42rem; margin: 0 auto; padding: 32px 20px; font: 1rem/1.6 system-ui, sans-serif; }</style>
</head>
<body>
<h1>Offline bundle of the MUI X documentation</h1>
<p>Unpack it into any folder of any static web server, and <a href="index.html">begin here</a>${renderLanguages()}. It requests nothing outside of that folder.</p>
<p>No server at hand? <code>python3 -m http.server</code> in this folder, then open the address that it names.</p>
<h2>For coding agents</h2>
<p><code>node mcp.mjs</code>, with the full path of the file in this folder, is a server of the Model Context Protocol that answers from these files, without a network. <a href="x/introduction/mcp/">How to set it up</a>.</p>
<h2>What needs more than this bundle</h2>
<ul>
<li>Opened as files, without a server, pages can be read, but demos do not run and links lead to folders: browsers refuse to load modules from files.</li>
<li>Addresses of earlier versions lead on to the new page where the bundle has a page for them; a page that says which address is unknown needs a server with rules.</li>
<li>Links that edit a page, and links to other sites, need the internet.</li>
<li>The service worker, which keeps pages for reading without network, is not part of the bundle: the bundle is that already.</li>
</ul>
</body>
</html>
`;
}
