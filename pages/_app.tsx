import type { AppProps } from 'next/app';
import { useEffect } from 'react';
import { ANNOUNCER_ID } from '../src/client/providers/announcer/announcer';
import { SiteProviders } from '../src/client/providers/SiteProviders';
import { Geist, GeistMono } from '../src/client/theme/fonts';
import { DEFAULT_LANGUAGE, isLanguage } from '../src/shared/languages/languages';
import { isPlayground } from '../src/node/base/navigation/isPlayground';
import '../.cache/generated/demoTheme.css';
import '../src/client/theme/fallbackFonts.css';
import '../src/client/theme/site.css';

const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/**
 * Everything around a page. React renders it at build, and in development also in the browser, so that a save shows at
 * once; the exported page has no React but in its islands.
 */
export default function App({ Component, pageProps, router }: AppProps) {
  useEffect(() => {
    if (IS_DEVELOPMENT) {
      void import('../src/client/start/developmentClient').then(({ startOrUpdatePage }) =>
        startOrUpdatePage(),
      );
    }
  }, [pageProps]);
  return (
    <SiteProviders
      language={isLanguage(pageProps.userLanguage) ? pageProps.userLanguage : DEFAULT_LANGUAGE}
      translations={pageProps.translations ?? {}}
      hasTheme={!isPlayground(router.route)}
    >
      <div className={`site ${Geist.variable} ${GeistMono.variable}`}>
        <Component {...pageProps} />
        <div id={ANNOUNCER_ID} className="visually-hidden" aria-live="polite" suppressHydrationWarning />
      </div>
    </SiteProviders>
  );
}
