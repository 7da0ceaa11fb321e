import Head from 'next/head';
import { FEED_HREF, hasFeed } from '../../shared/paths/feed';
import { DEFAULT_LANGUAGE, LANGUAGES, languageToPrefix } from '../../shared/languages/languages';
import { getMarkdownExportHref } from '../../shared/paths/markdownExport';
import type { DocsPageProps } from '../../shared/page/pageProps';
import { SITE_ORIGIN } from '../../shared/paths/site';
import { CARD_HEIGHT, CARD_WIDTH, getSocialCardHref } from '../../shared/paths/socialCard';
import { THEME_COLORS } from '../theme/colorMode';

const COLOR_SCHEMES = ['light', 'dark'] as const;

/** What search engines and other tools read about a page. */
export function DocsHead({ page, layout }: Pick<DocsPageProps, 'page' | 'layout'>) {
  const isTranslated = page.language === page.contentLanguage;
  const title = layout.browserTitle;
  // The English page is the canonical one of an address that shows its text.
  const canonical = SITE_ORIGIN + languageToPrefix(page.contentLanguage) + layout.canonicalAs;
  const alternates = LANGUAGES.filter(
    (language) => language === DEFAULT_LANGUAGE || page.languages.includes(language),
  );
  const card = SITE_ORIGIN + getSocialCardHref(page);
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="initial-scale=1, width=device-width" />
      <meta name="description" content={page.description} />
      {/* Of two elements with one name Next.js uses the last, unless they have keys. */}
      {COLOR_SCHEMES.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={THEME_COLORS[scheme]}
        />
      ))}
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="x-default" href={SITE_ORIGIN + layout.canonicalAs} />
      {isTranslated &&
        alternates.map((language) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={SITE_ORIGIN + languageToPrefix(language) + layout.canonicalAs}
          />
        ))}
      <link rel="alternate" type="text/markdown" href={getMarkdownExportHref(page)} />
      {hasFeed(page.pathname) && (
        <link rel="alternate" type="application/atom+xml" title="MUI X" href={FEED_HREF} />
      )}
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={`${CARD_WIDTH}`} />
      <meta property="og:image:height" content={`${CARD_HEIGHT}`} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={card} />
      <meta name="docsearch:language" content={page.language} />
      <meta name="docsearch:version" content="master" />
      <meta name="mui:productId" content={layout.productId} />
      <meta name="mui:productCategoryId" content={layout.productCategoryId} />
    </Head>
  );
}
