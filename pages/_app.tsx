import type { AppProps } from 'next/app';
import { Fragment } from 'react';
import { Geist, GeistMono } from '../src/theme/fonts';
import { useInternalLinks } from '../src/navigation/useInternalLinks';
import { useFocusAfterMove } from '../src/navigation/useFocusAfterMove';
import { AnnouncerProvider } from '../src/providers/announcer/AnnouncerProvider';
import { LanguageProvider } from '../src/providers/language/LanguageProvider';
import { useDocumentLanguage } from '../src/providers/language/useDocumentLanguage';
import { DEFAULT_LANGUAGE, isLanguage } from '../src/shared/languages';
import { ThemeProvider } from '../src/theme/ThemeProvider';
import { translations } from '../translations';
import '../.cache/generated/demoTheme.css';
import '../src/theme/site.css';

/** Its pages bring a theme of their own (BEHAVIOUR 2.9). */
const UNTHEMED_ROUTE = '/playground';

/** What stands around every page: language, theme, live region, and what listens to the whole document. */
export default function App({ Component, pageProps, router }: AppProps) {
  const language = isLanguage(pageProps.userLanguage) ? pageProps.userLanguage : DEFAULT_LANGUAGE;
  useDocumentLanguage(language);
  useInternalLinks();
  useFocusAfterMove();
  const Theme = router.route.startsWith(UNTHEMED_ROUTE) ? Fragment : ThemeProvider;
  return (
    <LanguageProvider language={language} translations={translations}>
      <Theme>
        <AnnouncerProvider>
          <div className={`site ${Geist.variable} ${GeistMono.variable}`}>
            <Component {...pageProps} />
          </div>
        </AnnouncerProvider>
      </Theme>
    </LanguageProvider>
  );
}
