import { escapeHtml } from '../../../shared/escapeHtml';
import { getLanguageRecord, type Language } from '../../../shared/languages/languages';
import { createTranslate } from '../../base/texts/createTranslate';

interface RedirectPage {
  target: string;
  language: Language;
  /** Origin of the published site for the canonical link, `'https://example.com'`; a path alone without it. */
  origin?: string;
}

/**
 * A page that sends its user on by itself, for hosts that do not read `_redirects`. It holds no script and no
 * style, so that no content security policy stops it.
 *
 * @returns a whole HTML document
 */
export function renderRedirectPage({ target, language, origin = '' }: RedirectPage): string {
  const t = createTranslate(language);
  const title = t('moved.title');
  const href = escapeHtml(target);
  const canonical = escapeHtml(`${target.startsWith('/') ? origin : ''}${target.replace(/#.*$/s, '')}`);
  return `<!doctype html>
<html lang="${language}" dir="${getLanguageRecord(language).direction}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${t('moved.text', { link: `<a href="${href}">${href}</a>` })}</p>
</main>
</body>
</html>
`;
}
