import { getLanguageRecord, languageToPrefix, type Language } from '../../../shared/languages/languages';
import { createTranslate } from '../../base/texts/createTranslate';
import { READ_PAGES_MARK } from '../../../worker/answerRequest';

/**
 * The page that the service worker shows for one that it cannot fetch and has no copy of. It needs no other file;
 * the worker puts the list of what can be read where the mark is.
 *
 * @returns a whole HTML document
 */
export function renderOfflinePage(language: Language): string {
  const t = createTranslate(language);
  const title = t('offlinePage.title');
  return `<!doctype html>
<html lang="${language}" dir="${getLanguageRecord(language).direction}">
<head>
<meta charset="utf-8">
<title>${title} - MUI X</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">
<style>
:root { color-scheme: light dark; font: 1rem/1.65 system-ui, sans-serif; }
body { max-width: 42rem; margin: 0 auto; padding: 48px 20px; color: light-dark(#1a2027, #e8ecf0); background: light-dark(#fff, hsl(210 14% 7%)); }
h1 { margin: 24px 0 12px; font-size: 2rem; line-height: 1.2; letter-spacing: -0.03em; }
a { color: light-dark(#0059b2, #75b8ff); }
li { margin-block: 6px; }
</style>
</head>
<body>
<a href="${languageToPrefix(language)}/x/">MUI X</a>
<main>
<h1>${title}</h1>
<p>${t('offlinePage.text')}</p>
<ul aria-label="${t('offlinePage.read')}">${READ_PAGES_MARK}</ul>
<p>${t('offlinePage.search')}</p>
<p><a href="">${t('offlinePage.retry')}</a></p>
</main>
</body>
</html>
`;
}
