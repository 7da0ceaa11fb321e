import type { AppProps } from 'next/app';
import { Geist, GeistMono } from '../src/theme/fonts';
import { useInternalLinks } from '../src/navigation/useInternalLinks';
import { useFocusAfterMove } from '../src/navigation/useFocusAfterMove';
import { AnnouncerProvider } from '../src/providers/announcer/AnnouncerProvider';
import { LanguageProvider } from '../src/providers/language/LanguageProvider';
import { useDocumentLanguage } from '../src/providers/language/useDocumentLanguage';
import { SearchContext, type LoadSearchSetup, type SearchSetup } from '../src/search/SearchContext';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../src/shared/languages';
import { useColorMode } from '../src/theme/useColorMode';
import { translations } from '../translations';
import '../.cache/generated/demoTheme.css';
import '../src/theme/site.css';

/** Each in a file of its own, which no page carries. */
const SEARCH_SETUPS: Record<Language, () => Promise<SearchSetup>> = {
  en: () => import('../.cache/generated/search/en'),
  zh: () => import('../.cache/generated/search/zh'),
};
const loadSearchSetup: LoadSearchSetup = (language) => SEARCH_SETUPS[language]();

/** What stands around every page: language, live region, and what listens to the whole document. */
export default function App({ Component, pageProps }: AppProps) {
  const language = isLanguage(pageProps.userLanguage) ? pageProps.userLanguage : DEFAULT_LANGUAGE;
  useDocumentLanguage(language);
  useColorMode();
  useInternalLinks();
  useFocusAfterMove();
  return (
    <LanguageProvider language={language} translations={translations}>
      <AnnouncerProvider>
        <SearchContext value={loadSearchSetup}>
          <div className={`site ${Geist.variable} ${GeistMono.variable}`}>
            <Component {...pageProps} />
          </div>
        </SearchContext>
      </AnnouncerProvider>
    </LanguageProvider>
  );
}
