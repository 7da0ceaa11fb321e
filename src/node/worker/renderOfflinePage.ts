import { languageToPrefix, type Language } from '../../shared/languages';
import { READ_PAGES_MARK } from '../../worker/answerRequest';

interface Texts {
  title: string;
  text: string;
  read: string;
  retry: string;
}

/** The words of the page. They are here, not in the translations, which are the words of the site's own frame. */
const TEXTS: Record<Language, Texts> = {
  en: {
    title: 'You are offline',
    text: 'This page could not be fetched, and you have not read it before, so there is no copy of it here. Pages that you have read stay readable:',
    read: 'Pages you can read now',
    retry: 'Try again',
  },
  zh: {
    title: '你已离线',
    text: '无法获取此页面。你之前没有读过它，因此这里没有它的副本。读过的页面仍然可以阅读：',
    read: '现在可以阅读的页面',
    retry: '重试',
  },
};

/**
 * The page that the service worker shows for one that it cannot fetch and has no copy of. It needs no other file;
 * the worker puts the list of what can be read where the mark is.
 *
 * @returns a whole HTML document
 */
export function renderOfflinePage(language: Language): string {
  const { title, text, read, retry } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
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
<p>${text}</p>
<ul aria-label="${read}">${READ_PAGES_MARK}</ul>
<p><a href="">${retry}</a></p>
</main>
</body>
</html>
`;
}
