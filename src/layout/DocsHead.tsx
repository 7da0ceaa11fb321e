import Head from 'next/head';
import { DEFAULT_LANGUAGE, LANGUAGES, languageToPrefix } from '../shared/languages';
import type { DocsPageProps } from '../shared/pageProps';
import { SITE_ORIGIN } from '../shared/site';
import { THEME_COLORS } from '../theme/colorMode';

/** What search engines and other tools read about a page (BEHAVIOUR 2.5, 2.15). */
export function DocsHead({ page, frame }: Pick<DocsPageProps, 'page' | 'frame'>) {
  const isTranslated = page.language === page.contentLanguage;
  const title = frame.browserTitle;
  // The English page is the canonical one of an address that shows its text.
  const canonical = SITE_ORIGIN + languageToPrefix(page.contentLanguage) + frame.canonicalAs;
  const alternates = LANGUAGES.filter(
    (language) => language === DEFAULT_LANGUAGE || page.languages.includes(language),
  );
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="initial-scale=1, width=device-width" />
      <meta name="description" content={page.description} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
      <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="x-default" href={SITE_ORIGIN + frame.canonicalAs} />
      {isTranslated &&
        alternates.map((language) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={SITE_ORIGIN + languageToPrefix(language) + frame.canonicalAs}
          />
        ))}
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="docsearch:language" content={page.language} />
      <meta name="docsearch:version" content="master" />
      <meta name="mui:productId" content={frame.productId} />
      <meta name="mui:productCategoryId" content={frame.productCategoryId} />
    </Head>
  );
}
